import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadModule, parseSync } from 'libpg-query';
import { guessForeignKeys } from '../../reader/src/schema/guess-foreign-keys.ts';
import type { Schema } from '../../reader/src/schema/schema-types.ts';
import { matchTables, type StatementPair } from './match-tables.ts';
import { openSpider, pairsOf, type SpiderQuestion } from './open-spider.ts';
import { readContents } from './read-contents.ts';
import { rewriteStatement } from './rewrite-statement.ts';
import { type ColumnContents, type SpiderDatabase, spiderSchema } from './spider-schema.ts';
import { statedKeys } from './stated-keys.ts';
import { statementTokens } from './statement-tokens.ts';

/**
 * Writes Spider's training questions, in their own words and in Spider-Syn's, with their 140 databases:
 * `node training/public/export-spider.ts <folder of fetched repositories> <folder to write>`.
 */

type Totals = { databases: number; withRows: number; questions: number; unparsed: string[] };

const [repositories = '', target = ''] = process.argv.slice(2);
await loadModule();

const spider = openSpider(repositories);
const totals: Totals = { databases: 0, withRows: 0, questions: 0, unparsed: [] };
for (const database of spider.databases) exportDatabase(database, totals);
console.log(
  `${totals.databases} databases, ${totals.withRows} with rows; ${totals.questions} questions; ` +
    `${totals.unparsed.length} statements not parsed`,
);
for (const reason of totals.unparsed) console.log(reason);

function exportDatabase(database: SpiderDatabase, counted: Totals): void {
  const own = spider.questionsOf(database);
  const contents = contentsOf(database, pairsOf(own));
  const schema = withKeys(
    spiderSchema(database, contents),
    own.map(({ query }) => query),
  );
  const cells = { ...statedCells(schema, own), ...textCells(schema, contents) };
  const lines = own.flatMap((question) => questionLines(question, schema, counted));
  const folder = `${target}/spider/${database.db_id}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/schema.json`, `${JSON.stringify(schema, null, 1)}\n`);
  writeFileSync(`${folder}/cells.json`, `${JSON.stringify(cells)}\n`);
  writeFileSync(`${folder}/questions.jsonl`, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  counted.databases += 1;
  counted.withRows += contents.size > 0 ? 1 : 0;
  counted.questions += lines.length;
}

/** Adds the keys that Spider does not declare: those the product guesses, and those that statements join by. */
function withKeys(schema: Schema, statements: readonly string[]): Schema {
  const guessed = { ...schema, foreignKeys: [...schema.foreignKeys, ...guessForeignKeys(schema)] };
  return { ...guessed, foreignKeys: [...guessed.foreignKeys, ...statedKeys(guessed, statements)] };
}

type QuestionLine = { id: string; question: string; sql: string };

function questionLines(question: SpiderQuestion, schema: Schema, counted: Totals): QuestionLine[] {
  const sql = rewriteStatement(question.query, schema);
  try {
    parseSync(sql);
  } catch (error) {
    counted.unparsed.push(`${question.db_id} ${question.at}: ${String(error)}\n  ${sql}`);
    return [];
  }
  const { SpiderQuestion: plain, SpiderSynQuestion: synonym, at } = question;
  const line = { id: `spider-${at}`, question: plain.trim(), sql };
  return plain.trim() === synonym.trim()
    ? [line]
    : [line, { id: `spider-syn-${at}`, question: synonym.trim(), sql }];
}

/** By column position; empty where the translated edition has no file of this database. */
function contentsOf(database: SpiderDatabase, pairs: readonly StatementPair[]): Map<number, ColumnContents> {
  const contents = new Map<number, ColumnContents>();
  const file = spider.copyOfRows(database);
  if (file === null) return contents;
  const { tables } = readContents(file);
  const matched = matchTables(database, tables, pairs);
  for (const [table, at] of matched.entries()) {
    const positions = database.column_names_original
      .slice(1)
      .flatMap(([owner], position) => (owner === table ? [position] : []));
    for (const [column, position] of positions.entries()) {
      const found = tables[at]?.columns[column];
      if (found !== undefined) contents.set(position, found);
    }
  }
  rmSync(file);
  return contents;
}

function textCells(
  schema: Schema,
  contents: ReadonlyMap<number, ColumnContents>,
): Record<number, readonly string[]> {
  return Object.fromEntries(
    [...contents].flatMap(([position, { texts }]) =>
      schema.columns[position]?.type === 'text' && texts.length > 0 ? [[position, texts]] : [],
    ),
  );
}

/** Where a column's rows are not known: the texts that statements compare it with. */
function statedCells(schema: Schema, own: readonly SpiderQuestion[]): Record<number, string[]> {
  const cells: Record<number, string[]> = {};
  for (const { query } of own) {
    const tokens = statementTokens(query);
    for (const [at, token] of tokens.entries()) {
      if (token.kind !== 'quoted' && token.kind !== 'string') continue;
      if (tokens[at - 1]?.text !== '=') continue;
      const name = tokens[at - 2]?.text.toLowerCase();
      for (const [position, column] of schema.columns.entries()) {
        if (column.name.toLowerCase() !== name || column.type !== 'text') continue;
        cells[position] = [...new Set([...(cells[position] ?? []), token.text])];
      }
    }
  }
  return cells;
}
