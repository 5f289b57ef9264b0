import type { Dialect, Table } from '@parley/contract/database-schema';
import { dialectTraits } from '../../../guard/dialect-traits.ts';
import { sqlDialects } from './dialects/dialects.ts';

/** Of PostgreSQL, MySQL, MariaDB and SQLite together, as far as a table or column could be called so. */
const reserved = new Set(
  `abort accessible action add after all alter always analyse analyze and any array as asc asensitive asymmetric attach
  authorization autoincrement before begin between bigint binary blob both by call cascade case cast change char
  character check collate collation column commit concurrently condition conflict constraint continue convert create
  cross cube current current_catalog current_date current_role current_schema current_time current_timestamp
  current_user cursor database databases date day_hour day_minute day_second dec decimal declare default deferrable
  deferred delayed delete dense_rank desc describe detach deterministic distinct distinctrow div do double drop dual
  each else elseif empty enclosed end end_exec escape escaped except exclude exclusive exists exit explain fail false
  fetch filter first first_value float following for force foreign freeze from full fulltext function general
  generated get glob grant group grouping groups having high_priority hour_minute if ignore ilike immediate in index
  indexed infile initially inner inout insensitive insert instead int integer intersect interval into is isnull
  iterate join json_table key keys kill lag last last_value lateral lead leading leave left like limit linear lines
  load localtime localtimestamp lock long loop low_priority match materialized maxvalue mediumint merge middleint mod
  modifies natural no not nothing notnull nth_value ntile null nulls numeric of off offset on only optimize option
  optionally or order others out outer outfile over overlaps parse_gcol_expr partition percent_rank placing plan
  pragma preceding precision primary procedure purge query raise range rank read reads real recursive references
  regexp reindex release rename repeat replace require resignal restrict return returning revoke right rlike rollback
  row row_number rows savepoint schema schemas select sensitive separator session_user set show signal similar
  smallint some spatial specific sql starting stored straight_join symmetric system system_user table tables
  tablesample temp temporary terminated then ties tinyint to trailing transaction trigger true unbounded undo union
  unique unlock unsigned update usage use user using vacuum values varchar variadic varying verbose view virtual
  when where while window with within without write xor year_month zerofill end value offset rownum groups`.split(
    /\s+/,
  ),
);

/** A name as the dialect needs it: bare where that is safe, so that people can read the statement. */
export function quote(dialect: Dialect, name: string): string {
  if (sqlDialects[dialect].plainName.test(name) && !reserved.has(name.toLowerCase())) return name;
  const mark = dialectTraits[dialect].identifierQuote;
  return `${mark}${name.replaceAll(mark, mark + mark)}${mark}`;
}

/** Without its schema where the database looks there by itself. */
export function quoteTable(dialect: Dialect, { schema, name }: Pick<Table, 'schema' | 'name'>): string {
  const isNear = schema === '' || schema === sqlDialects[dialect].defaultSchema;
  return isNear ? quote(dialect, name) : `${quote(dialect, schema)}.${quote(dialect, name)}`;
}
