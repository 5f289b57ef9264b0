import type { Moment } from '@parley/contract/ask';
import { ParleyError } from '@parley/contract/errors';
import type { QueryResult } from '@parley/contract/query';
import { queryResult } from '@parley/contract/query';
import { z } from 'zod';
import type { AiProvider } from '../../ai/port.ts';
import { isSecretColumn } from '../../guard/secret-columns.ts';
import { checkFigures } from '../figures/check-figures.ts';
import { computeFacts } from './compute-facts.ts';
import { withoutSecrets } from './without-secrets.ts';

const shownRows = 50;
const records = z.array(z.record(z.string(), z.unknown())).max(10_000);

type Wish = { question: string; results: unknown; moment: Moment };

/** Rows that somebody else read, in words. A figure that the rows do not support is struck. */
export async function formatResults(
  provider: AiProvider,
  { question, results, moment }: Wish,
  signal: AbortSignal,
): Promise<string> {
  const result = withoutSecrets(toResult(results));
  const facts = computeFacts(result);
  const task = {
    question,
    tool: { name: 'Query', description: '' },
    values: {},
    result: { ...result, rows: result.rows.slice(0, shownRows) },
    rowCount: result.rows.length,
    facts,
    moment,
  };
  let text = '';
  for await (const piece of provider.explain(task, { signal })) text += piece.text;
  return checkFigures(text, { result, facts, question, values: {} })
    .map((piece) => (piece.struck ? `~~${piece.text}~~` : piece.text))
    .join('');
}

/** As our own calls answer, or as a list of records. */
function toResult(results: unknown): QueryResult {
  const own = queryResult.safeParse(results);
  if (own.success) return own.data;
  const listed = records.safeParse(results);
  if (!listed.success) {
    const message = 'Give the rows as a list of records, or as a result of ours.';
    throw new ParleyError('invalid_input', { message, fields: { results: message } });
  }
  const rows = listed.data;
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return {
    columns: names.map((name) => ({ name, type: 'text', kind: kindOf(rows.map((row) => row[name])) })),
    rows: rows.map((row) => names.map((name) => textOf(row[name]))),
    truncated: null,
    durationMs: 0,
  };
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
