import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { matchTables } from './match-tables.ts';
import { openSpider, pairsOf, type SpiderQuestion } from './open-spider.ts';
import { partOfPublicDatabase } from './part-of-public-database.ts';
import { quoted, readContents } from './read-contents.ts';
import type { SpiderDatabase } from './spider-schema.ts';

/**
 * Writes those of Spider's training databases that the reader is not trained on as SQLite files, with Spider's own names,
 * keys and rows, and their questions: `node training/public/export-spider-files.ts <folder of fetched repositories>
 * <folder to write>`. `npm run bench -- public-questions <folder>` asks them.
 */
const [repositories = '', target = ''] = process.argv.slice(2);
const spider = openSpider(repositories);
mkdirSync(target, { recursive: true });
for (const database of spider.databases) {
  if (partOfPublicDatabase(database.db_id) !== 'tuning') continue;
  const rows = spider.copyOfRows(database);
  if (rows === null) continue;
  const written = writeFile(database, rows, spider.questionsOf(database));
  rmSync(rows);
  console.log(`${database.db_id}: ${written} questions`);
}

function writeFile(database: SpiderDatabase, rows: string, questions: readonly SpiderQuestion[]): number {
  const file = `${target}/${database.db_id}.sqlite`;
  rmSync(file, { force: true });
  const { tables } = readContents(rows);
  const matched = matchTables(database, tables, pairsOf(questions));
  // Some statements write texts in double quotes.
  const copy = new DatabaseSync(file, { enableDoubleQuotedStringLiterals: true });
  const source = new DatabaseSync(rows, { readOnly: true });
  try {
    copy.exec('PRAGMA foreign_keys = OFF; BEGIN');
    for (const [table, name] of database.table_names_original.entries()) {
      const from = tables[matched[table] ?? -1];
      copy.exec(`CREATE TABLE ${quoted(name)} (${definitionsOf(database, table, from?.sqlTypes ?? [])})`);
      if (from !== undefined) copyRows(source, from.name, copy, name);
    }
    copy.exec('COMMIT');
    const lines = questions.filter(({ query }) => runs(copy, query)).map(lineOf);
    writeFileSync(`${target}/${database.db_id}.jsonl`, lines.join(''));
    return lines.length;
  } finally {
    copy.close();
    source.close();
  }
}

function definitionsOf(database: SpiderDatabase, table: number, types: readonly string[]): string {
  const { column_names_original: names, table_names_original: tables, primary_keys: keys } = database;
  const own = names.flatMap(([owner, name], at) => (owner === table ? [{ name, at }] : []));
  const primary = own.filter(({ at }) => keys.flat().includes(at)).map(({ name }) => quoted(name));
  const foreign = database.foreign_keys.flatMap(([from, to]) => {
    const [owner, name] = names[from] ?? [-1, ''];
    const [target, column] = names[to] ?? [-1, ''];
    const other = quoted(tables[target] ?? '');
    return owner === table ? [`FOREIGN KEY (${quoted(name)}) REFERENCES ${other} (${quoted(column)})`] : [];
  });
  return [
    ...own.map(({ name }, place) => `${quoted(name)} ${types[place] || 'text'}`),
    ...(primary.length > 0 ? [`PRIMARY KEY (${primary.join(', ')})`] : []),
    ...foreign,
  ].join(', ');
}

function copyRows(source: DatabaseSync, from: string, copy: DatabaseSync, to: string): void {
  const read = source.prepare(`SELECT * FROM ${quoted(from)}`);
  read.setReadBigInts(true);
  read.setReturnArrays(true);
  const places = read.columns().map(() => '?');
  // A few files break the keys that Spider says they have.
  const add = copy.prepare(`INSERT OR IGNORE INTO ${quoted(to)} VALUES (${places.join(', ')})`);
  for (const row of read.iterate() as Iterable<unknown>) add.run(...(row as (string | bigint | null)[]));
}

function runs(database: DatabaseSync, sql: string): boolean {
  try {
    database.prepare(sql).all();
    return true;
  } catch {
    return false;
  }
}

function lineOf({ at, SpiderQuestion: plain, SpiderSynQuestion: synonym, query }: SpiderQuestion): string {
  return `${JSON.stringify({ id: at, question: plain.trim(), synonym: synonym.trim(), sql: query })}\n`;
}
