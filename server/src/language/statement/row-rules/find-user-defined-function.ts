import type { DatabaseSchema, Table } from '@parley/contract/database-schema';
import { harmlessStable, harmlessVolatile } from '../../../sql/postgres-function-allowlist.ts';
import { ownOperator, type RuleField, type RuleForm } from './statement-facts-for-rules.ts';

/**
 * What of a PostgreSQL statement may be a function that somebody made in this database: such a function reads any rows
 * it likes, and the guard lets those in plain SQL pass. Listed is what comes with PostgreSQL; everything else counts as
 * somebody's. A function that somebody made with the name of one of these and other arguments is not told apart here: the
 * guard asks the catalogue when it is run.
 */
const immutable: ReadonlySet<string> = new Set(
  `
  abs acos array_append array_cat array_length array_lower array_ndims array_position array_positions array_prepend
  array_remove array_replace array_upper ascii asin atan atan2 avg bit_and bit_count bit_length bit_or bool bool_and bool_or
  btrim cardinality cbrt ceil ceiling char_length character_length chr corr cos cot count covar_pop covar_samp cume_dist
  date_bin decode degrees dense_rank div encode every exp factorial first_value floor gcd generate_subscripts
  hashtext initcap int2 int4 int8 isfinite json_array_elements json_array_elements_text json_array_length json_each
  json_each_text json_extract_path json_extract_path_text json_object json_object_keys json_strip_nulls json_typeof
  jsonb_array_elements jsonb_array_elements_text jsonb_array_length jsonb_each jsonb_each_text jsonb_extract_path
  jsonb_extract_path_text jsonb_object jsonb_object_keys jsonb_path_exists jsonb_path_query jsonb_path_query_array
  jsonb_path_query_first jsonb_set jsonb_strip_nulls jsonb_typeof justify_days justify_hours justify_interval lag
  last_value lcm lead left length ln log log10 lower lpad ltrim make_date make_interval make_time make_timestamp max md5
  min mod mode normalize nth_value ntile nullif num_nonnulls num_nulls numeric octet_length overlaps overlay
  percent_rank percentile_cont percentile_disc pi position pow power quote_ident quote_literal quote_nullable radians rank
  regexp_count regexp_instr regexp_like regexp_match regexp_matches regexp_replace regexp_split_to_array
  regexp_split_to_table regexp_substr regr_avgx regr_avgy regr_count regr_intercept regr_r2 regr_slope regr_sxx regr_sxy
  regr_syy repeat replace reverse right round row_number rpad rtrim setweight sign similar_to_escape sin split_part sqrt
  starts_with stddev stddev_pop stddev_samp string_agg string_to_array string_to_table strip strpos substr substring sum
  tan text timezone to_ascii to_hex translate trim trim_scale trunc ts_rank ts_rank_cd unnest upper
  var_pop var_samp variance width_bucket array_agg any_value range_agg lower_inc upper_inc isempty
  `
    .trim()
    .split(/\s+/),
);

const types: ReadonlySet<string> = new Set(
  `
  bit bool box bpchar bytea char cidr circle date daterange float4 float8 inet int2 int4 int4range int8 int8range interval
  json jsonb jsonpath line lseg macaddr money name numeric numrange oid path point polygon text time timestamp timestamptz
  timetz tsquery tsrange tstzrange tsvector uuid varbit varchar
  `
    .trim()
    .split(/\s+/),
);

/** Every table has them, though no schema lists them. */
const systemColumns: ReadonlySet<string> = new Set(['cmax', 'cmin', 'ctid', 'tableoid', 'xmax', 'xmin']);

const isBuiltin = (name: string) => immutable.has(name) || harmlessStable(name) || harmlessVolatile(name);

/** `tableOf`: the table that is meant, or null where it is no table of the schema. */
type Asked = {
  form: RuleForm;
  schema: DatabaseSchema;
  tableOf(ref: RuleForm['blocks'][number]['refs'][number]): Table | null;
};

/** Why it may call a function of this database; null: it calls none. */
export function findUserDefinedFunction({ form, schema, tableOf }: Asked): string | null {
  const call = form.calls.find((name) => name !== ownOperator && !isBuiltin(name));
  if (call !== undefined) return `It calls ‘${call}’, which may read any table.`;
  if (form.calls.includes(ownOperator))
    return 'It uses an operator that may call a function of this database.';
  const enums = schema.tables.flatMap(({ columns }) =>
    columns.filter(({ kind }) => kind === 'enum').map(({ type }) => lastName(type)),
  );
  const type = form.types.find((name) => !types.has(name) && !enums.includes(lastName(name)));
  if (type !== undefined) return `It casts to ‘${type}’, which may call a function of this database.`;
  const field = form.fields.find((one) => !isColumn(one, { form, schema, tableOf }));
  return field ? `It may call ‘${field.name}’ on ‘${field.qualifier}’, which has no such column.` : null;
}

const lastName = (type: string) => type.split('.').at(-1)?.replaceAll('"', '') ?? '';

/** Wherever something has that name, it has that column. */
function isColumn({ qualifier, name }: RuleField, { form, schema, tableOf }: Asked): boolean {
  const refs = form.blocks.flatMap((block) => block.refs.filter(({ alias }) => alias === qualifier));
  const named = form.blocks.flatMap(({ aliases }) => aliases.filter((alias) => alias === qualifier));
  if (named.length === 0) return false;
  const inTables = refs.every((ref) => {
    const table = tableOf(ref);
    return systemColumns.has(name) || (table?.columns.some((column) => column.name === name) ?? false);
  });
  const isOnlyTables = named.length === refs.length;
  const isShown = () =>
    form.outputs.includes(name) ||
    schema.tables.some(({ columns }) => columns.some((column) => column.name === name));
  return inTables && (isOnlyTables || isShown());
}
