/** Objects of people's own, in schemas of their own. Written for each query: a flat scan needs no round trip. */
const isOurs = `n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'`;

/** A partition shows as part of its parent; what an extension brought is not the person's data. */
const tables = `SELECT c.oid, n.nspname, c.relname, c.relkind, c.reltuples
FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT c.relispartition AND ${isOurs}
  AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend d
    WHERE d.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.objid = c.oid AND d.deptype = 'e')`;

const columns = `SELECT a.attrelid, a.attnum, a.attname, a.atttypid, a.atttypmod, a.attnotnull,
  a.attidentity::pg_catalog.text || a.attgenerated::pg_catalog.text
FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_class c ON c.oid = a.attrelid
WHERE a.attnum > 0 AND NOT a.attisdropped AND c.oid >= 16384
  AND c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT c.relispartition
ORDER BY a.attrelid, a.attnum`;

/** Spelling a type is costly: once for each that is used, not once for each column. */
const types = `SELECT u.atttypid, u.atttypmod, pg_catalog.format_type(u.atttypid, u.atttypmod),
  t.typname, t.typtype, t.typcategory, t.typbasetype
FROM (SELECT DISTINCT atttypid, atttypmod FROM pg_catalog.pg_attribute
      WHERE attrelid >= 16384 AND attnum > 0 AND NOT attisdropped) u
  JOIN pg_catalog.pg_type t ON t.oid = u.atttypid`;

const domains = `SELECT d.oid, b.oid, b.typname, b.typtype, b.typcategory
FROM pg_catalog.pg_type d JOIN pg_catalog.pg_type b ON b.oid = d.typbasetype WHERE d.typtype = 'd'`;

const enums = `SELECT enumtypid, enumlabel FROM pg_catalog.pg_enum ORDER BY enumtypid, enumsortorder`;

const defaults = `SELECT adrelid, adnum, pg_catalog.pg_get_expr(adbin, adrelid) FROM pg_catalog.pg_attrdef`;

/** A unique index over plain columns says as much as a unique constraint, which has one too. */
const keys = `SELECT i.indrelid, i.indkey, i.indnkeyatts, i.indisprimary
FROM pg_catalog.pg_index i
WHERE i.indisunique AND i.indrelid >= 16384 AND i.indpred IS NULL AND i.indexprs IS NULL
ORDER BY i.indexrelid`;

const foreignKeys = `SELECT conrelid, conname, conkey, confrelid, confkey FROM pg_catalog.pg_constraint
WHERE contype = 'f' AND conparentid = 0 ORDER BY conrelid, conname`;

const comments = `SELECT objoid, objsubid, description FROM pg_catalog.pg_description
WHERE classoid = 'pg_catalog.pg_class'::pg_catalog.regclass AND objoid >= 16384`;

/** A partition is no table of its own here. */
const parents = `SELECT i.inhrelid, n.nspname, p.relname FROM pg_catalog.pg_inherits i
  JOIN pg_catalog.pg_class p ON p.oid = i.inhparent JOIN pg_catalog.pg_namespace n ON n.oid = p.relnamespace
  JOIN pg_catalog.pg_class c ON c.oid = i.inhrelid
WHERE c.relkind IN ('r', 'f') AND NOT c.relispartition ORDER BY i.inhrelid, i.inhseqno`;

export const introspectionQueries = [
  tables,
  columns,
  types,
  domains,
  enums,
  defaults,
  keys,
  foreignKeys,
  comments,
  parents,
].map((text) => ({ text }));
