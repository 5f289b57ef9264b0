/**
 * What a statement may call of the functions that come with PostgreSQL. Each list says what is allowed: a function that
 * a coming version adds is refused until somebody has looked at it, unless it is marked immutable.
 */

/** Immutable functions see nothing but their arguments, with exceptions. */
export function harmlessImmutable(name: string): boolean {
  return !notReallyImmutable.has(name);
}

const notReallyImmutable: ReadonlySet<string> = new Set([
  // Calls what hashes the partitions of a table.
  'satisfies_hash_partition',
]);

/**
 * Stable functions read the catalogue, the clock or settings. Not here, among others: what reads tables or runs SQL by
 * a name in a string (table_to_xml, query_to_xml, ts_stat), what makes a value of a type that is named in a string
 * (domain_in, record_in, pg_input_is_valid), what uses up a transaction number (txid_current), and what shows settings,
 * paths, connection strings or other people's statements (pg_show_all_settings, pg_config, pg_options_to_table,
 * pg_stat_get_wal_receiver, pg_stat_get_activity, pg_cursor).
 */
export function harmlessStable(name: string): boolean {
  return stable.has(name) || comparesTimes.test(name) || countsUse.test(name);
}

const stable: ReadonlySet<string> = new Set(
  `
  _pg_index_position aclexplode age anytextcat array_to_json array_to_string bpchar col_description concat
  concat_ws convert convert_from convert_to current_catalog current_database current_role current_schema
  current_schemas current_setting current_user date date_add date_part date_subtract date_trunc enum_first
  enum_last enum_range extract float4 float8 format format_type generate_series get_current_ts_config
  getdatabaseencoding getpgusername has_any_column_privilege has_column_privilege has_database_privilege
  has_foreign_data_wrapper_privilege has_function_privilege has_language_privilege has_largeobject_privilege
  has_parameter_privilege has_schema_privilege has_sequence_privilege has_server_privilege has_table_privilege
  has_tablespace_privilege has_type_privilege in_range inet_client_addr inet_client_port inet_server_addr
  inet_server_port interval json_agg json_agg_strict json_build_array json_build_object json_object_agg
  json_object_agg_strict json_object_agg_unique json_object_agg_unique_strict json_populate_record
  json_populate_recordset json_to_record json_to_recordset json_to_tsvector jsonb_agg jsonb_agg_strict
  jsonb_build_array jsonb_build_object jsonb_object_agg jsonb_object_agg_strict jsonb_object_agg_unique
  jsonb_object_agg_unique_strict jsonb_path_exists_tz jsonb_path_match_tz jsonb_path_query_array_tz
  jsonb_path_query_first_tz jsonb_path_query_tz jsonb_populate_record jsonb_populate_record_valid
  jsonb_populate_recordset jsonb_to_record jsonb_to_recordset jsonb_to_tsvector length make_timestamptz money
  mxid_age name now numeric obj_description oidvectortypes overlaps pg_available_extension_versions
  pg_available_extensions pg_backend_pid pg_basetype pg_char_to_encoding pg_client_encoding pg_collation_for
  pg_collation_is_visible pg_column_compression pg_column_is_updatable pg_column_size pg_conf_load_time
  pg_conversion_is_visible pg_current_snapshot pg_current_xact_id_if_assigned pg_describe_object
  pg_encoding_to_char pg_extension_update_paths pg_filenode_relation pg_function_is_visible pg_get_acl
  pg_get_catalog_foreign_keys pg_get_constraintdef pg_get_expr pg_get_function_arg_default
  pg_get_function_arguments pg_get_function_identity_arguments pg_get_function_result pg_get_function_sqlbody
  pg_get_functiondef pg_get_indexdef pg_get_keywords pg_get_object_address pg_get_partition_constraintdef
  pg_get_partkeydef pg_get_publication_tables pg_get_replica_identity_index pg_get_ruledef
  pg_get_serial_sequence pg_get_statisticsobjdef pg_get_statisticsobjdef_columns
  pg_get_statisticsobjdef_expressions pg_get_triggerdef pg_get_userbyid pg_get_viewdef pg_has_role
  pg_identify_object pg_identify_object_as_address pg_index_column_has_property pg_index_has_property
  pg_indexam_has_property pg_is_other_temp_schema pg_my_temp_schema pg_opclass_is_visible pg_operator_is_visible
  pg_opfamily_is_visible pg_postmaster_start_time pg_relation_filenode pg_relation_is_publishable
  pg_relation_is_updatable pg_sequence_parameters pg_settings_get_flags pg_statistics_obj_is_visible
  pg_table_is_visible pg_timezone_abbrevs pg_timezone_abbrevs_abbrevs pg_timezone_abbrevs_zone pg_timezone_names
  pg_trigger_depth pg_ts_config_is_visible pg_ts_dict_is_visible pg_ts_parser_is_visible
  pg_ts_template_is_visible pg_type_is_visible pg_typeof phraseto_tsquery plainto_tsquery quote_literal
  quote_nullable regclass row_security_active row_to_json session_user shobj_description statement_timestamp
  system_user text textanycat time timestamp timestamptz timetz timezone to_char to_date to_json to_jsonb
  to_number to_regclass to_regcollation to_regnamespace to_regoper to_regoperator to_regproc to_regprocedure
  to_regrole to_regtype to_regtypemod to_timestamp to_tsquery to_tsvector transaction_timestamp ts_debug
  ts_headline ts_match_tq ts_match_tt ts_parse ts_token_type txid_current_if_assigned txid_current_snapshot
  varchar version websearch_to_tsquery xml xml_is_well_formed
`
    .trim()
    .split(/\s+/),
);

/** What the operators between dates, timestamps and intervals are made of. */
const comparesTimes =
  /^((date|timestamp|timestamptz)_(cmp|eq|ge|gt|le|lt|ne)_(date|timestamp|timestamptz)|timestamptz_(pl|mi)_interval|interval_pl_timestamptz)$/;

/** Figures of tables, functions, databases and the background writer. */
const countsUse =
  /^pg_stat_get_(db_\w+|tuples_\w+|blocks_\w+|(live|dead)_tuples|numscans|lastscan|(last|total)_\w+_time|\w+_count|function_\w+|(mod|ins)_since_\w+|snapshot_timestamp|bgwriter_\w+|checkpoint(er)?_\w+|buf_\w+|archiver|slru|wal)$/;

/** Volatile functions that keep nothing and reach nothing. */
export function harmlessVolatile(name: string): boolean {
  return volatile.has(name);
}

const volatile: ReadonlySet<string> = new Set([
  'random',
  'random_normal',
  'array_sample',
  'array_shuffle',
  'clock_timestamp',
  'timeofday',
  'gen_random_uuid',
  'uuidv4',
  'uuidv7',
  'pg_relation_size',
  'pg_table_size',
  'pg_indexes_size',
  'pg_total_relation_size',
  'pg_database_size',
  'pg_partition_tree',
  'pg_partition_ancestors',
  'pg_is_in_recovery',
  // Sampling methods; TABLESAMPLE names them like functions.
  'bernoulli',
  'system',
]);

/** Counting up is what an INSERT does anyway, by its defaults. */
export function harmlessInWrites(name: string): boolean {
  return name === 'nextval' || name === 'currval' || name === 'lastval';
}
