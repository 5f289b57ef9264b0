import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Moment } from '@parley/contract/ask';
import type { ColumnMark } from '@parley/contract/database-schema';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { QueryResult } from '@parley/contract/query-result';
import { queryResult } from '@parley/contract/query-result';
import { z } from 'zod';
import type { AiProvider } from '../../ai/port.ts';
import { explainsHere } from '../../ai/runs-on-this-machine.ts';
import { isSecretColumn } from '../../guard/secret-columns/secret-columns.ts';
import { maskResult } from '../../masking/mask-result.ts';
import { createStandIns, type StandIns } from '../../masking/value-stand-ins.ts';
import { checkFigures } from '../figures/check-figures.ts';
import { computeFacts } from './compute-facts.ts';
import { explainedColumns, explainedPart } from './limit-explained-columns.ts';
import { withoutSecretColumns } from './without-secret-columns.ts';

const shownRows = 50;
const rowsPerTurn = 100;
const { rows: mostRows, columns: mostColumns } = limits.explained;
const ownResult = queryResult.extend({
  columns: queryResult.shape.columns.max(mostColumns),
  // One mistake for all of them: zod would make one for each cell.
  rows: z.custom<QueryResult['rows']>(areRows),
});
const records = z.array(z.record(z.string(), z.unknown())).max(mostRows);

type GivenRows = { question: string; results: unknown; moment: Moment; marks: readonly ColumnMark[] };

/** Rows that somebody else read, in words. A figure that the rows do not support is struck. */
export async function describeGivenRows(
  provider: AiProvider,
  { question, results, moment, marks }: GivenRows,
  signal: AbortSignal,
): Promise<string> {
  // Each step goes through all rows: between them, others have their turn.
  const handed = toResult(results);
  await nextTurn();
  const result = explainedPart(withoutSecretColumns(handed));
  await nextTurn();
  const facts = computeFacts(result);
  await nextTurn();
  const standIns = createStandIns(randomUUID());
  const isMasked = marks.length > 0 && !explainsHere(provider);
  const shown = isMasked ? await maskedByName(result, marks, standIns) : result;
  const task = {
    question: isMasked ? standIns.hide(question) : question,
    tool: { name: 'Query', description: '' },
    values: {},
    result: { ...shown, rows: shown.rows.slice(0, shownRows) },
    rowCount: result.rows.length,
    facts: isMasked ? computeFacts(shown) : facts,
    moment,
  };
  let text = '';
  for await (const piece of provider.explain(task, { signal })) text += piece.text;
  await nextTurn();
  return checkFigures(standIns.reveal(text), { result, facts, question, values: {} })
    .map((piece) => (piece.struck ? `~~${piece.text}~~` : piece.text))
    .join('');
}

/**
 * Nobody knows where these rows were read: what is called like a marked column counts as that, and of the rest what is
 * an address, an account or a number to call by its form.
 */
async function maskedByName(
  result: QueryResult,
  marks: readonly ColumnMark[],
  standIns: StandIns,
): Promise<QueryResult> {
  const closed = marks.filter(({ kind }) => kind !== 'open');
  const categories = new Map(closed.map(({ column, category }) => [column.toLowerCase(), category]));
  const masks = result.columns.map(({ name }) => {
    const category = categories.get(name.toLowerCase());
    return category === undefined ? null : { category, counts: [] };
  });
  const masked = maskResult(result, masks, standIns);
  const rows: QueryResult['rows'] = [];
  // Each cell is searched for what looks like an address: thousands of rows at once would hold up everybody else.
  for (let from = 0; from < masked.rows.length; from += rowsPerTurn) {
    const some = masked.rows.slice(from, from + rowsPerTurn);
    rows.push(
      ...some.map((row) =>
        row.map((cell, place) => (cell === null || masks[place] ? cell : standIns.hide(cell))),
      ),
    );
    await nextTurn();
  }
  return { ...masked, rows };
}

/** As our own calls answer, or as a list of records. */
function toResult(results: unknown): QueryResult {
  const own = ownResult.safeParse(results);
  if (own.success) return own.data;
  const rows = records.safeParse(results).data;
  const names = rows && columnNames(rows);
  if (!names) {
    const message = `Give the rows as a list of records, or as a result of ours: at most ${mostRows.toLocaleString('en-US')} rows and ${mostColumns} columns.`;
    throw new ParleyError('invalid_input', { message, fields: { results: message } });
  }
  return {
    columns: names.map((name) => ({ name, type: 'text', kind: kindOf(rows.map((row) => row[name])) })),
    rows: rows.map((row) => names.map((name) => textOf(row[name]))),
    truncated: null,
    durationMs: 0,
  };
}

function areRows(value: unknown): boolean {
  const isCell = (cell: unknown) => cell === null || typeof cell === 'string';
  const isRow = (row: unknown) => Array.isArray(row) && row.every(isCell);
  return Array.isArray(value) && value.length <= mostRows && value.every(isRow);
}

/** `undefined`: there are too many. Each row may have other ones, and every row gets a cell for each. */
function columnNames(rows: readonly object[]): string[] | undefined {
  const names = new Set<string>();
  for (const row of rows) {
    for (const name of Object.keys(row)) names.add(name);
    if (names.size > mostColumns) return undefined;
  }
  return [...names].slice(0, explainedColumns(rows.length));
}

function kindOf(values: unknown[]): 'number' | 'boolean' | 'text' {
  const known = values.filter((value) => value != null);
  if (known.length > 0 && known.every((value) => typeof value === 'number')) return 'number';
  return known.length > 0 && known.every((value) => typeof value === 'boolean') ? 'boolean' : 'text';
}

function textOf(value: unknown): string | null {
  if (value == null) return null;
  return typeof value === 'object' ? JSON.stringify(value, openOnly) : String(value);
}

/** Leaves out what holds secrets, however deep it lies. */
function openOnly(name: string, value: unknown): unknown {
  return isSecretColumn({ name }) ? undefined : value;
}
