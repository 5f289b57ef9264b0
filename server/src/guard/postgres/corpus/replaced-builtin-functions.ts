/** What a superuser put in the place of functions and views that came with the server. */
export const replacedFixture: readonly string[] = [
  'CREATE FUNCTION public.r_evil(text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$ BEGIN PERFORM pg_advisory_lock(4711); RETURN $1; END $$',
  'CREATE OR REPLACE FUNCTION pg_catalog.lpad(text, int) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$ SELECT public.r_evil($1) $$',
  'CREATE OR REPLACE FUNCTION pg_catalog.bit_length(text) RETURNS int LANGUAGE plpgsql IMMUTABLE STRICT AS $$ BEGIN PERFORM pg_advisory_lock(4711); RETURN 1; END $$',
  'CREATE OR REPLACE FUNCTION pg_catalog.integer_pl_date(int, date) RETURNS date LANGUAGE sql IMMUTABLE STRICT AS $$ SELECT CASE WHEN pg_try_advisory_lock(4711) THEN $2 END $$',
  "CREATE OR REPLACE VIEW information_schema.enabled_roles AS SELECT CAST(a.rolname AS information_schema.sql_identifier) AS role_name FROM pg_authid a WHERE public.r_evil('a') = 'a'",
  // As it was, and with other rights: it is what it was.
  'GRANT EXECUTE ON FUNCTION pg_catalog.rpad(text, int), pg_catalog.round(numeric), pg_catalog.upper(text) TO pg_monitor',
];

export const callingReplaced: readonly string[] = [
  "SELECT lpad('a', 3)",
  "SELECT pg_catalog.lpad('a', 3)",
  "SELECT bit_length('a')",
  "SELECT s.bit_length FROM (SELECT 'a'::text AS a) s",
  "SELECT 1 + DATE '2026-01-01'",
  'SELECT * FROM information_schema.enabled_roles',
  'SELECT role_name FROM information_schema.enabled_roles',
  'SELECT table_name FROM information_schema.role_table_grants',
];

export const besideReplaced: readonly string[] = [
  "SELECT upper('a'), rpad('a', 3), round(1.5)",
  "SELECT octet_length('a'), ltrim(' a')",
  'SELECT table_name FROM information_schema.tables',
  'SELECT relname FROM pg_class',
];
