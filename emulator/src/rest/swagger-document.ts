type Row = Record<string, unknown>;

type Column = {
  name: string;
  type: string;
  description: string | null;
  required: boolean;
  primary: boolean;
  foreign_table: string | null;
  foreign_column: string | null;
  enum: string[] | null;
  default: string | null;
};

type Relation = { name: string; description: string | null; writable: boolean; columns: Column[] };

const relations = `
  select c.relname as name, pg_catalog.obj_description(c.oid, 'pg_class') as description,
    c.relkind in ('r', 'p') as writable,
    (select jsonb_agg(jsonb_build_object(
        'name', a.attname,
        'type', case when t.typtype = 'e' then n.nspname || '.' || t.typname
          else pg_catalog.format_type(a.atttypid, a.atttypmod) end,
        'description', pg_catalog.col_description(c.oid, a.attnum),
        'required', a.attnotnull and c.relkind in ('r', 'p'),
        'primary', exists (select 1 from pg_catalog.pg_constraint k
          where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any (k.conkey)),
        'foreign_table', f.relname, 'foreign_column', f.attname,
        'enum', (select jsonb_agg(e.enumlabel order by e.enumsortorder)
          from pg_catalog.pg_enum e where e.enumtypid = t.oid),
        'default', pg_catalog.pg_get_expr(d.adbin, d.adrelid)
      ) order by a.attnum)
      from pg_catalog.pg_attribute a
      join pg_catalog.pg_type t on t.oid = a.atttypid
      join pg_catalog.pg_namespace n on n.oid = t.typnamespace
      left join pg_catalog.pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      left join lateral (select r.relname, fa.attname
        from pg_catalog.pg_constraint k
        join pg_catalog.pg_class r on r.oid = k.confrelid
        join pg_catalog.pg_attribute fa on fa.attrelid = k.confrelid and fa.attnum = k.confkey[1]
        where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum] limit 1) f on true
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_catalog.pg_class c
  where c.relnamespace = 'public'::pg_catalog.regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  order by c.relname`;

const jsonTypes: Readonly<Record<string, { type: string; format: string }>> = {
  smallint: { type: 'integer', format: 'smallint' },
  integer: { type: 'integer', format: 'int32' },
  bigint: { type: 'integer', format: 'int64' },
  boolean: { type: 'boolean', format: 'boolean' },
  real: { type: 'number', format: 'float' },
  'double precision': { type: 'number', format: 'double' },
};

/** The document that PostgREST makes of the public schema (Swagger 2.0). */
export async function swaggerDocument(run: (sql: string) => Promise<Row[]>, basePath: string) {
  const found = (await run(relations)) as unknown as Relation[];
  return {
    swagger: '2.0',
    info: { title: 'standard public schema', description: '', version: '14.5' },
    host: 'localhost',
    basePath,
    schemes: ['http'],
    consumes: ['application/json', 'text/csv'],
    produces: ['application/json', 'text/csv'],
    paths: {
      '/': { get: { tags: ['Introspection'], summary: 'OpenAPI description (this document)' } },
      ...Object.fromEntries(found.map((relation) => [`/${relation.name}`, operations(relation)])),
    },
    definitions: Object.fromEntries(found.map((relation) => [relation.name, definition(relation)])),
  };
}

function operations({ name, writable }: Relation) {
  const operation = { tags: [name], responses: {} };
  if (!writable) return { get: operation };
  return { get: operation, post: operation, patch: operation, delete: operation };
}

function definition({ description, columns }: Relation) {
  const required = columns.filter((column) => column.required).map(({ name }) => name);
  return {
    ...(description === null ? {} : { description }),
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(columns.map((column) => [column.name, property(column)])),
    type: 'object',
  };
}

function property(column: Column) {
  const description = notes(column);
  const fallback = literalDefault(column.default);
  return {
    ...typeOf(column.type),
    ...(column.enum === null ? {} : { enum: column.enum }),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(description === '' ? {} : { description }),
  };
}

function typeOf(type: string) {
  const known = jsonTypes[type];
  if (known !== undefined) return known;
  if (type.endsWith('[]')) return { type: 'array', format: type, items: { type: 'string' } };
  if (type === 'json' || type === 'jsonb') return { format: type };
  return { type: /^numeric/.test(type) ? 'number' : 'string', format: type.replace(/\(.*\)/, '') };
}

/** Readers look for the marks in angle brackets, not for the English. */
function notes(column: Column): string {
  const marks = [
    ...(column.primary ? ['This is a Primary Key.<pk/>'] : []),
    ...(column.foreign_table === null
      ? []
      : [
          `This is a Foreign Key to \`${column.foreign_table}.${column.foreign_column}\`.<fk table='${column.foreign_table}' column='${column.foreign_column}'/>`,
        ]),
  ];
  const note = marks.length === 0 ? [] : [`Note:\n${marks.join('\n')}`];
  return [...(column.description === null ? [] : [column.description]), ...note].join('\n\n');
}

function literalDefault(expression: string | null): string | undefined {
  if (expression === null) return undefined;
  return /^'(.*)'::[\w. ]+$/.exec(expression)?.[1] ?? expression;
}
