"""The page: hall, table, rulebook reader, storage, languages. Only this package knows the browser."""
