/** Beside the tables of `corpusSchema`: what a hostile file could hold. */
export const attackSchema = `
  CREATE TABLE sales (id INTEGER PRIMARY KEY, amount REAL, sold_on TEXT, region TEXT, doubled REAL AS (amount * 2) STORED);
  INSERT INTO sales (amount, sold_on, region) VALUES (10.5, '2026-01-05', 'eu'), (20, '2026-02-06', 'eu'), (7.25, '2026-02-07', 'us'), (NULL, NULL, NULL);
  CREATE TABLE stamped (id INTEGER PRIMARY KEY, at TEXT DEFAULT (datetime('now')), token TEXT DEFAULT (hex(randomblob(8))), name TEXT CHECK (length(name) < 100), upper_name TEXT AS (upper(name)));
  CREATE INDEX stamped_by_name ON stamped (lower(name));
  CREATE TABLE plain_words (optimize INTEGER, fts5 TEXT, note TEXT DEFAULT 'rtreecheck(1)');
  CREATE VIRTUAL TABLE words_found USING fts5vocab('articles', 'row');
  CREATE VIEW monthly AS SELECT strftime('%Y-%m', sold_on) AS month, sum(amount) AS total FROM sales GROUP BY 1;
  CREATE VIEW best AS SELECT region, max(amount) AS best FROM sales GROUP BY region;
  CREATE VIEW renamed AS SELECT name FROM customers;
  CREATE TRIGGER renamed_in INSTEAD OF INSERT ON renamed BEGIN INSERT INTO customers (name) VALUES (new.name); END;
  CREATE TABLE by_default (n INTEGER, x TEXT DEFAULT (rtreecheck('main', 'places')));
  CREATE TABLE by_default_quoted (n INTEGER, x TEXT DEFAULT ("rtreecheck" /* */ ('places')));
  CREATE TABLE by_default_loading (n INTEGER, x TEXT DEFAULT (load_extension('/tmp/evil.so')));
  CREATE TABLE by_default_pointer (n INTEGER, x TEXT DEFAULT (fts3_tokenizer('simple')));
  CREATE TABLE by_column (n INTEGER, x TEXT AS (sqlite_log(1, n)));
  CREATE TABLE by_check (n INTEGER CHECK (sqlite_log(1, n) IS NULL));
  CREATE TABLE by_index (n INTEGER);
  CREATE INDEX by_index_of ON by_index (sqlite_log(1, n));
  CREATE VIEW over_column AS SELECT x FROM by_column;
  CREATE VIEW over_hidden AS SELECT * FROM (SELECT f.file FROM pragma_database_list AS f);
  CREATE VIEW json_rows AS SELECT (SELECT file FROM pragma_database_list) AS file;
  CREATE VIEW checking AS SELECT rtreecheck('places') AS c;
  CREATE VIEW in_window AS SELECT count(*) OVER (ORDER BY rtreecheck('places')) AS c FROM customers;
  CREATE VIEW in_filter AS SELECT count(*) FILTER (WHERE optimize(id)) AS c FROM customers;
  CREATE VIEW in_with AS WITH w AS (SELECT sqlite_log(1, 'x') AS s) SELECT s FROM w;
  CREATE VIEW in_limit AS SELECT id FROM customers LIMIT (SELECT rtreecheck('places') IS NULL);
  CREATE VIEW through_view AS SELECT c FROM checking;
  CREATE VIEW written AS SELECT name FROM customers;
  CREATE TRIGGER written_in INSTEAD OF INSERT ON written BEGIN INSERT INTO customers (name) SELECT load_extension('x'); END;
  CREATE VIEW written_deep AS SELECT name FROM customers;
  CREATE TRIGGER written_deep_in INSTEAD OF INSERT ON written_deep BEGIN INSERT INTO written (name) VALUES (new.name); END;
  CREATE TABLE fired (n INTEGER);
  CREATE TRIGGER fired_in AFTER INSERT ON fired WHEN rtreecheck('places') IS NULL BEGIN SELECT 1; END;
  CREATE TRIGGER fired_up AFTER UPDATE OF n ON fired BEGIN SELECT file FROM pragma_database_list; END;
  CREATE TRIGGER fired_out BEFORE DELETE ON fired BEGIN INSERT INTO sqlite_sequence VALUES ('customers', 1000000); END;
  CREATE TABLE numbered (id INTEGER PRIMARY KEY AUTOINCREMENT, n INTEGER);
  INSERT INTO fired VALUES (1);
`;

type Hostile = readonly [sql: string, harm: string];

/** Refused by their text. */
export const attacks: readonly Hostile[] = [
  ["SELECT json_extract(load_extension('x'), '$')", 'loads code'],
  ["SELECT * FROM json_each(load_extension('x'))", 'loads code'],
  ["SELECT name FROM customers GROUP BY load_extension('x') HAVING 1", 'loads code'],
  [
    "SELECT sum(1) OVER (ROWS BETWEEN load_extension('x') PRECEDING AND CURRENT ROW) FROM customers",
    'loads code',
  ],
  ["SELECT group_concat(name, load_extension('x') ORDER BY 1) FROM customers", 'loads code'],
  ["SELECT 1 FROM customers JOIN orders ON load_extension('x')", 'loads code'],
  ["SELECT (VALUES (load_extension('x')))", 'loads code'],
  ["SELECT name COLLATE NOCASE || load_extension('x') FROM customers", 'loads code'],
  ["SELECT iif(1, load_extension('x'), 0)", 'loads code'],
  ["SELECT x'41' -> load_extension('x')", 'loads code'],
  ["WITH RECURSIVE r(n) AS (SELECT 1 UNION SELECT load_extension('x') FROM r) SELECT * FROM r", 'loads code'],
  ["SELECT\n\tload_extension\n\t(\n'x')", 'loads code'],
  ["SELECT load_extension --\n('x')", 'loads code'],
  ["SELECT load_extension/* ' */('x')", 'loads code'],
  ["SELECT Load_Extension \uFEFF('x')", 'loads code behind a byte order mark'],
  ["SELECT fts3_tokenizer('x', zeroblob(8))", 'writes a pointer'],
  ["SELECT hex(FTS3_TOKENIZER('porter'))", 'tells an address in memory'],
  ["SELECT readfile('/etc/' || 'passwd')", 'reads a file'],
  ["SELECT * FROM (SELECT writefile('/tmp/x', name) FROM customers)", 'writes files'],
  ['SELECT edit(name) FROM customers', 'starts a program'],
  ["SELECT name, data FROM fsdir('.', '/')", 'lists files'],
  ['SELECT lsmode(33188)', 'belongs to the command line'],
  ["SELECT * FROM zipfile(x'00')", 'belongs to the command line'],
  ["SELECT sqlar_uncompress(x'00', 1000000000)", 'belongs to the command line'],
  ['SELECT sqlite_unsupported_offset64(1)', 'is SQLite’s own'],
  ["SELECT sqlite_rename_quotefix('main', 'x')", 'is SQLite’s own'],
  ["SELECT sqlite_rename_test('main', 'x', 'y', 'z', 0, 0, 0)", 'is SQLite’s own'],
  ['SELECT sqlite_fail(1, 2)', 'is SQLite’s own'],
  ['SELECT * FROM sqlite_dbpage WHERE pgno = 1', 'reads raw pages'],
  ["SELECT * FROM sqlite_dbpage('main')", 'reads raw pages'],
  ['SELECT * FROM `sqlite_dbpage` AS p', 'reads raw pages'],
  ['SELECT 1 WHERE EXISTS (SELECT 1 FROM sqlite_dbpage)', 'reads raw pages'],
  ['SELECT * FROM pragma_writable_schema(1)', 'lets the schema be written'],
  ['SELECT * FROM pragma_query_only(0)', 'opens the second lock'],
  ["SELECT * FROM pragma_journal_mode('wal')", 'changes the file'],
  ["SELECT * FROM pragma_temp_store_directory('/tmp')", 'is process-wide'],
  ['SELECT * FROM pragma_hard_heap_limit(0), pragma_soft_heap_limit(0)', 'lifts limits'],
  ['SELECT * FROM pragma_analysis_limit, pragma_cache_size', 'is not among the pragmas that describe'],
  ['SELECT * FROM pragma_lock_status', 'is not among the pragmas that describe'],
  ['SELECT * FROM customers WHERE name IN pragma_database_list', 'tells where the file lies'],
  ["SELECT * FROM customers JOIN pragma_database_list ON file > ''", 'tells where the file lies'],
  [
    'WITH d AS MATERIALIZED (SELECT file FROM pragma_database_list) SELECT * FROM d',
    'tells where the file lies',
  ],
  ["SELECT * FROM pragma_table_info('customers'), PRAGMA_database_LIST", 'tells where the file lies'],
  ["attach/**/'/tmp/x'/**/as/**/y", 'opens another file'],
  ["ATTACH x'2F746D702F78' AS y", 'opens a file named in a blob'],
  ["ATTACH (SELECT '/tmp/x') AS y KEY 'z'", 'opens a file named by a query'],
  ["WITH a AS (SELECT 1) ATTACH '/tmp/x' AS y", 'opens a file behind WITH'],
  ["EXPLAIN QUERY PLAN ATTACH '/tmp/x' AS y", 'explains another file'],
  ["SELECT 1; ATTACH 'file:x?vfs=unix-none' AS y", 'opens another file'],
  ["VACUUM temp INTO 'file:/tmp/x?mode=rwc'", 'writes a file'],
  ["VACUUM INTO (SELECT '/tmp/x')", 'writes a file'],
  ["CREATE VIRTUAL TABLE temp.x USING zipfile('/etc/passwd')", 'reads a file'],
  ["CREATE VIRTUAL TABLE temp.x USING vsv(filename='/etc/passwd')", 'reads a file'],
  ['CREATE VIRTUAL TABLE temp.x USING sqlite_dbpage', 'reads raw pages'],
  ['CREATE TRIGGER temp.t INSTEAD OF INSERT ON renamed BEGIN SELECT 1; END', 'leaves a trigger'],
  ["CREATE TABLE x AS SELECT load_extension('y')", 'loads code'],
  ["INSERT INTO renamed (name) VALUES ('x')", 'writes through a view'],
  ['DELETE FROM fired RETURNING n', 'deletes'],
  ["WITH x AS (SELECT 1) SELECT * FROM x; UPDATE customers SET name = 'x'", 'holds two statements'],
  ['SELECT 1 /**/;/**/DELETE/**/FROM/**/customers', 'holds two statements'],
  ["SELECT '--' ; DELETE FROM customers --'", 'holds two statements'],
  ['SELECT "; --"; DROP TABLE customers', 'holds two statements'],
  ['SELECT [;]]; DROP TABLE customers', 'holds two statements'],
  ['SELECT 1 UNION DELETE FROM customers', 'deletes behind a union'],
  ["SELECT * FROM (UPDATE customers SET name = 'x' RETURNING id)", 'changes rows in a sub-query'],
  ['SELECT CASE WHEN 1 THEN (DELETE FROM customers) END', 'deletes in a case'],
  ['SELECT * FROM customers RETURNING id', 'is no read'],
  ['SELECT 1 COMMIT', 'ends the transaction'],
  ['SELECT 1e5x', 'is no number'],
  ['SELECT 1__0, 0x', 'is no number'],
];

/** What only SQLite can tell: what stands behind a name, in views, triggers, defaults and columns. */
export const plantedAttacks: readonly Hostile[] = [
  ['SELECT x FROM by_column', 'a generated column calls an inner function'],
  ['SELECT n FROM by_column', 'a generated column calls an inner function'],
  ['SELECT x FROM over_column', 'a view over such a column'],
  ['SELECT * FROM by_index WHERE n = 1', 'an index calls an inner function'],
  ['SELECT * FROM over_hidden', 'a view tells where the file lies'],
  ['SELECT file FROM json_rows', 'a view tells where the file lies'],
  ['SELECT c FROM checking', 'a view runs SQL of its own'],
  ['SELECT c FROM through_view', 'a view of a view runs SQL of its own'],
  ['SELECT c FROM in_window', 'a window in a view runs SQL of its own'],
  ['SELECT c FROM in_filter', 'a filter in a view rewrites an index'],
  ['SELECT s FROM in_with', 'a view writes to a log'],
  ['SELECT count(*) FROM in_limit', 'a limit in a view runs SQL of its own'],
  ["SELECT token FROM fts3tokenize WHERE input = 'a b'", 'is a module that nobody allowed'],
];

/** Reports that people write; refusing one of them is a failure too. */
export const reports: readonly string[] = [
  'SELECT * FROM monthly ORDER BY month DESC',
  'SELECT sales.*, best FROM sales JOIN best USING (region) WHERE amount = best',
  'SELECT id, doubled FROM sales WHERE doubled > 10',
  'SELECT at, token, upper_name FROM stamped',
  'SELECT optimize, fts5, note FROM plain_words',
  'SELECT term, doc FROM words_found ORDER BY doc DESC LIMIT 5',
  'SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name ORDER BY bytes DESC',
  'SELECT amount - lag(amount) OVER (ORDER BY sold_on) AS change FROM sales',
  'SELECT amount, sum(amount) OVER (ORDER BY sold_on ROWS UNBOUNDED PRECEDING) AS running FROM sales',
  'SELECT amount, avg(amount) OVER (ORDER BY id GROUPS BETWEEN 1 PRECEDING AND 1 FOLLOWING EXCLUDE CURRENT ROW) FROM sales',
  "SELECT region, sum(amount) FILTER (WHERE sold_on >= '2026-02-01') AS lately, total(amount) AS ever FROM sales GROUP BY region",
  "SELECT coalesce(region, '(none)') AS region, count(*) AS n, round(avg(amount), 2) AS mean FROM sales GROUP BY 1 HAVING n > 0 ORDER BY n DESC NULLS LAST",
  "SELECT strftime('%Y-W%W', sold_on) AS week, sum(amount) FROM sales GROUP BY week",
  "SELECT date('now', 'start of year', '+' || 1 || ' months', 'weekday 1'), datetime(1700000000, 'unixepoch'), strftime('%s', 'now')",
  "SELECT cast(julianday('now') - julianday(sold_on) AS INTEGER) AS days FROM sales",
  "WITH RECURSIVE months (m) AS (SELECT '2026-01-01' UNION ALL SELECT date(m, '+1 month') FROM months WHERE m < '2026-06-01') SELECT strftime('%Y-%m', m), (SELECT total FROM monthly WHERE month = strftime('%Y-%m', m)) FROM months",
  "WITH RECURSIVE split (word, rest) AS (SELECT '', 'a,b,c' || ',' UNION ALL SELECT substr(rest, 0, instr(rest, ',')), substr(rest, instr(rest, ',') + 1) FROM split WHERE rest <> '') SELECT word FROM split WHERE word <> ''",
  "SELECT region, json_group_array(json_object('id', id, 'amount', amount)) FROM sales GROUP BY region",
  'SELECT j.key, j.value, j.type, j.fullkey FROM json_tree(\'{"a": {"b": [1, 2]}}\') AS j WHERE j.atom IS NOT NULL',
  'SELECT value ->> \'$.a\' FROM json_each(\'[{"a": 1}, {"a": 2}]\')',
  "SELECT printf('%,d', 1234567), format('%05.1f %%', 12.345), printf('%-10s|', region) FROM sales",
  'SELECT region, amount FROM sales s WHERE amount = (SELECT max(amount) FROM sales WHERE region IS s.region)',
  'SELECT * FROM sales WHERE (region, amount) IN (SELECT region, max(amount) FROM sales GROUP BY region)',
  'SELECT * FROM sales WHERE region IS NOT DISTINCT FROM NULL OR amount BETWEEN 1 AND 10',
  'SELECT a.id, b.id FROM sales AS a LEFT OUTER JOIN sales AS b ON b.region = a.region AND b.id > a.id WHERE b.id IS NULL',
  "SELECT sum(CASE WHEN region = 'eu' THEN amount ELSE 0 END) AS eu, count(DISTINCT region) FROM sales",
  'SELECT first_value(region) OVER w, last_value(region) OVER w, nth_value(region, 2) OVER w FROM sales WINDOW w AS (PARTITION BY region ORDER BY amount DESC)',
  'SELECT "load_extension" AS words FROM (SELECT 1 AS "load_extension")',
  'SELECT readfile, writefile, edit, eval FROM (SELECT 1 AS readfile, 2 AS writefile, 3 AS edit, 4 AS eval)',
  "SELECT 'ATTACH ''/tmp/x'' AS y; PRAGMA query_only = 0' AS harmless",
  'SELECT total(amount), typeof(total(amount)), percentile_cont(amount, 0.9), string_agg(region, region) FROM sales',
  "SELECT m.name, count(c.name) FROM sqlite_schema m JOIN pragma_table_xinfo(m.name) c WHERE m.type = 'table' GROUP BY m.name",
  "SELECT * FROM customers WHERE email NOT LIKE '%@%' OR email IS NULL ORDER BY name COLLATE NOCASE LIMIT 10 OFFSET 0",
  "EXPLAIN QUERY PLAN SELECT * FROM stamped WHERE lower(name) = 'x'",
];

/** Writes that only SQLite can tell apart from harmless ones. */
export const plantedWrites: readonly Hostile[] = [
  ['INSERT INTO by_default (n) VALUES (1)', 'a default runs SQL of its own'],
  ['INSERT INTO by_default_quoted DEFAULT VALUES', 'a default runs SQL of its own'],
  ['INSERT INTO by_default_loading (n) VALUES (1)', 'a default loads code'],
  ['INSERT INTO by_default_pointer (n) VALUES (1)', 'a default tells an address in memory'],
  ['INSERT INTO by_check VALUES (1)', 'a check calls an inner function'],
  ['UPDATE by_index SET n = 2', 'an index calls an inner function'],
  ["INSERT INTO written (name) VALUES ('x')", 'a trigger of a view loads code'],
  ["INSERT INTO written_deep (name) VALUES ('x')", 'a trigger of a trigger loads code'],
  ['INSERT INTO fired VALUES (2)', 'a trigger’s condition runs SQL of its own'],
  ['UPDATE fired SET n = 3', 'a trigger tells where the file lies'],
  ['DELETE FROM fired', 'a trigger changes a counter'],
];

export const reportWrites: readonly string[] = [
  "INSERT INTO stamped (name) VALUES ('x')",
  "INSERT INTO renamed (name) VALUES ('through a view')",
  "INSERT INTO plain_words (optimize, fts5) VALUES (1, 'x')",
  'INSERT INTO numbered (n) SELECT id FROM sales',
  "UPDATE sales SET amount = round(amount * 1.1, 2) WHERE region = 'eu'",
];
