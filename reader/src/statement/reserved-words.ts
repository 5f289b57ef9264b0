/** Words that PostgreSQL, MySQL or SQLite keep for themselves: a name that is one of them is quoted. */
export const reservedWords: ReadonlySet<string> = new Set(
  `all analyse analyze and any array as asc asymmetric at authorization between binary both by call cascade case cast
  change character check collate collation column concurrently condition constraint continue convert create cross
  cube current current_catalog current_date current_role current_schema current_time current_timestamp current_user
  cursor database databases declare default deferrable delayed delete desc describe deterministic distinct div do
  dual each else elseif end escape except exists exit explain fetch filter float for force foreign freeze from full
  fulltext function generated get grant group grouping groups having high_priority if ignore ilike in index initially
  inner inout insert int integer intersect interval into is isnull iterate join key keys kill lag lateral lead leading
  leave left like limit linear lines load localtime localtimestamp lock long loop low_priority match maxvalue merge
  mod natural not notnull null numeric of offset on only optimize option or order out outer over overlaps partition
  placing precision primary procedure range rank read reads real recursive references regexp release rename repeat
  replace require restrict return returning returns revoke right rlike row row_number rows schema schemas select
  separator session_user set show similar smallint some sql starting symmetric system system_user table tablesample
  terminated then to trailing transaction trigger true false undo union unique unlock unsigned update usage use user
  using values variadic varying verbose virtual when where while window with write xor zerofill`.split(/\s+/),
);
