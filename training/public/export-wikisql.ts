import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { loadModule, parseSync } from 'libpg-query';
import { z } from 'zod';
import { openFetchedRepository } from './fetched-repository.ts';
import { quotedName, quotedText } from './rewrite-statement.ts';
import { columnName, type WikiSqlQuestion, wikiSqlEntry, wikiSqlQuestions } from './wikisql-questions.ts';
import { neighbouringColumns, type WikiSqlColumn, wikiSqlSchema } from './wikisql-schema.ts';

/**
 * Writes questions of WikiSQL's training and development parts, each with its table, one per line:
 * `node training/public/export-wikisql.ts <folder of fetched repositories> <file to write>`.
 * The lines are in random order, always the same.
 */

/** Questions over tables of which only the columns in statements are known; others come from similar tables. */
const mostOfPartlyKnownTables = 8_000;

const [repositories = '', target = ''] = process.argv.slice(2);
await loadModule();

const collection = openFetchedRepository(repositories, 'jkkummerfeld/text2sql-data');
const headers = readHeaders();
const questions = readQuestions().filter(({ split }) => split === 'train' || split === 'dev');
const tables = gatherTables(questions);
const neighbours = neighbouringColumns(tables);

const lines: string[] = [];
let partlyKnown = 0;
for (const [at, question] of questions.entries()) {
  const known = headers.has(question.table);
  if (!known && partlyKnown >= mostOfPartlyKnownTables) continue;
  if (!isUsable(question)) continue;
  const written = writeQuestion(question, `wikisql-${at}`, known);
  if (written === null) continue;
  partlyKnown += known ? 0 : 1;
  lines.push(`${JSON.stringify(written)}\n`);
}
writeFileSync(target, lines.join(''));
console.log(`${lines.length} questions, ${partlyKnown} of them over tables known in part`);

function orderOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The whole headers of some tables, by table id. */
function readHeaders(): Map<string, WikiSqlColumn[]> {
  const repository = openFetchedRepository(repositories, 'cycycc/nl2sql');
  const found = new Map<string, WikiSqlColumn[]>();
  for (const part of ['train.nexs1000', 'validation']) {
    for (const example of repository.text(`data/wikisql/wikisql/${part}.txt`).split('--SEPARATOR--')) {
      const [table = '', ...columns] = (example.split(' <i> ')[0] ?? '').trim().split(' <c> ');
      const id = table.startsWith('table_') ? `1-${table.slice(6).replaceAll('_', '-')}` : table;
      found.set(id, distinctColumns(columns));
    }
  }
  return found;
}

function distinctColumns(columns: readonly string[]): WikiSqlColumn[] {
  const named = columns.map((column) => {
    const [header = '', type] = column.split(' <t> ');
    return { name: columnName(header), type: type?.trim() === 'real' ? 'number' : 'text' } as const;
  });
  return named.filter(({ name }, at) => name !== '' && named.findIndex((one) => one.name === name) === at);
}

function readQuestions(): WikiSqlQuestion[] {
  const json = execFileSync('bzip2', ['-dc'], {
    input: collection.bytes('data/wikisql.json.bz2'),
    maxBuffer: 2 ** 30,
  });
  const all = z
    .array(wikiSqlEntry)
    .parse(JSON.parse(json.toString('utf8')))
    .flatMap(wikiSqlQuestions);
  return all
    .map((question) => ({ question, order: orderOf(question.question + question.table) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ question }) => question);
}

type Table = { columns: WikiSqlColumn[]; values: Map<string, Set<string>> };

/** Columns and values by table id, out of the headers and out of every statement over the table. */
function gatherTables(all: readonly WikiSqlQuestion[]): Map<string, Table> {
  const gathered = new Map<string, Table>();
  for (const { table, column, aggregate, conditions } of all) {
    const found = gathered.get(table) ?? { columns: headers.get(table) ?? [], values: new Map() };
    gathered.set(table, found);
    for (const { column: name, value } of conditions) {
      found.values.set(name, (found.values.get(name) ?? new Set()).add(value));
    }
    if (headers.has(table)) continue;
    const counted = aggregate !== null && aggregate !== 'COUNT';
    const used = [
      { name: column, type: counted ? 'number' : 'text' } as const,
      ...conditions.map(
        ({ column: name, operator, value }) =>
          ({ name, type: operator !== '=' || isNumber(value) ? 'number' : 'text' }) as const,
      ),
    ];
    for (const one of used) {
      const same = found.columns.find(({ name }) => name === one.name);
      if (same === undefined) found.columns.push({ ...one });
      else if (one.type === 'number' && !hasText(found, one.name)) same.type = 'number';
      else if (hasText(found, one.name)) same.type = 'text';
    }
  }
  return gathered;
}

function hasText(table: Table, column: string): boolean {
  return [...(table.values.get(column) ?? [])].some((value) => !isNumber(value));
}

function isNumber(value: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(value);
}

/** Every column is part of the table, and the question mentions every value. */
function isUsable({ question, table, column, conditions }: WikiSqlQuestion): boolean {
  const names = new Set(tables.get(table)?.columns.map(({ name }) => name));
  return (
    column !== '' &&
    names.has(column) &&
    conditions.length > 0 &&
    conditions.every(
      ({ column: name, value }) => name !== '' && names.has(name) && question.includes(value),
    ) &&
    question.split(' ').length >= 4
  );
}

function writeQuestion(question: WikiSqlQuestion, id: string, known: boolean): object | null {
  const table = tables.get(question.table);
  if (table === undefined) return null;
  const columns = known ? table.columns : neighbours(table.columns, question.table);
  const schema = wikiSqlSchema(columns);
  const cells = Object.fromEntries(
    columns.flatMap(({ name, type }, position) =>
      type === 'text' && table.values.has(name) ? [[position, [...(table.values.get(name) ?? [])]]] : [],
    ),
  );
  const typeOf = new Map(columns.map(({ name, type }) => [name, type]));
  const where = question.conditions.map(({ column, operator, value }) => {
    const literal = typeOf.get(column) === 'number' && isNumber(value) ? value : quotedText(value);
    return `${quotedName(column)} ${operator} ${literal}`;
  });
  const selected = quotedName(question.column);
  const sql = `SELECT ${question.aggregate === null ? selected : `${question.aggregate}(${selected})`} FROM ${
    schema.tables[0]?.name
  } WHERE ${where.join(' AND ')}`;
  parseSync(sql);
  return { id, schema, cells, question: question.question, sql };
}
