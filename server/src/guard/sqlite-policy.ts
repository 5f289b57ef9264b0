/**
 * What a statement may call and look at, for the guard and for SQLite's authorizer alike. What is not named here
 * is refused.
 */

/** Built into SQLite, reaching nothing but their arguments. Bombs among them are bounded by the limits. */
export const allowedFunctions: ReadonlySet<string> = new Set(
  `
  abs acos acosh asin asinh atan atan2 atanh avg bm25 ceil ceiling changes char coalesce concat concat_ws cos cosh
  count cume_dist current_date current_time current_timestamp date datetime degrees dense_rank exp first_value floor
  format fts5_get_locale fts5_insttoken fts5_locale fts5_source_id geopoly_area geopoly_bbox geopoly_blob geopoly_ccw
  geopoly_contains_point geopoly_group_bbox geopoly_json geopoly_overlap geopoly_regular geopoly_svg geopoly_within
  geopoly_xform glob group_concat hex highlight if ifnull iif instr json json_array json_array_insert
  json_array_length json_error_position json_extract json_group_array json_group_object json_insert json_object
  json_patch json_pretty json_quote json_remove json_replace json_set json_type json_valid jsonb jsonb_array
  jsonb_array_insert jsonb_extract jsonb_group_array jsonb_group_object jsonb_insert jsonb_object jsonb_patch
  jsonb_remove jsonb_replace jsonb_set julianday lag last_insert_rowid last_value lead length like likelihood likely
  ln log log10 log2 lower ltrim match matchinfo max median min mod nth_value ntile nullif octet_length offsets
  percent_rank percentile percentile_cont percentile_disc pi pow power printf quote radians random randomblob rank
  replace round row_number rtreedepth rtreenode rtrim sign sin sinh snippet sqlite_compileoption_get
  sqlite_compileoption_used sqlite_source_id sqlite_version sqrt strftime string_agg substr substring subtype sum
  tan tanh time timediff total total_changes trim trunc typeof unhex unicode unistr unistr_quote unixepoch unlikely
  upper zeroblob -> ->>
  `
    .trim()
    .split(/\s+/),
);

/** Refused by name before SQLite sees them, those too that only its command line or an extension brings. */
const refusedFunctions: ReadonlySet<string> = new Set([
  'load_extension', // runs code of a file
  'fts3_tokenizer', // takes a pointer into the process
  'readfile',
  'writefile',
  'edit',
  'fsdir',
  'lsmode',
  'zipfile',
  'sqlar_uncompress',
  'eval', // runs SQL that hides in a string
  'sqlite_log',
  'geopoly_debug',
  'rtreecheck', // runs SQL of its own
  'optimize', // rewrites a full-text index
  'shell_add_schema',
  'dbpage',
  // Functions of its tests.
  'affinity',
  'expr_compare',
  'expr_implies_expr',
  'implies_nonnull_row',
]);

/** What SQLite calls by its own name it keeps for its own statements, but for what tells its version. */
export function isRefusedFunction(name: string): boolean {
  const lower = name.toLowerCase();
  return refusedFunctions.has(lower) || (lower.startsWith('sqlite_') && !allowedFunctions.has(lower));
}

/** Tables that SQLite itself brings; the sizes that `dbstat` shows are those of the file's own tables. */
export const allowedModules: ReadonlySet<string> = new Set(['json_each', 'json_tree', 'dbstat']);

/** Pragmas that describe the structure. `database_list` is not among them: it tells where the file lies. */
export const describingPragmas: ReadonlySet<string> = new Set([
  'table_info',
  'table_xinfo',
  'table_list',
  'index_list',
  'index_info',
  'index_xinfo',
  'foreign_key_list',
  'collation_list',
  'function_list',
  'compile_options',
]);

/** `pragma_x` is the pragma x in the shape of a table; `sqlite_dbpage` is the file, page by page. */
export function isRefusedTable(name: string): boolean {
  const lower = name.toLowerCase();
  if (lower === 'sqlite_dbpage') return true;
  return lower.startsWith('pragma_') && !describingPragmas.has(lower.slice('pragma_'.length));
}

/** The schema, the counters and the statistics are SQLite's own to write. */
export function isOwnTable(name: string): boolean {
  return name.toLowerCase().startsWith('sqlite_');
}
