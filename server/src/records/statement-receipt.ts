import type { Chip, ExecutionKind } from '@parley/contract/ask';
import type { Parameter, ParameterValue } from '@parley/contract/parameters';
import type { Receipt } from './receipt.ts';
import { openReceipt } from './receipt.ts';
import type { Origin } from './request-caller.ts';

/** A statement with its values, and the saved tool that it is of. */
export type RecordedStatement = {
  kind: ExecutionKind;
  connection: { id: string | null; name: string };
  sql: string;
  parameters: readonly Parameter[];
  values: Readonly<Record<string, unknown>>;
  tool?: { id: string; name: string; version: number } | null;
};

/** The record of a statement that no question led to: its rows are counted, not kept. */
export function statementReceipt({ door, caller }: Origin, statement: RecordedStatement): Receipt {
  const { kind, connection, sql, parameters, values, tool = null } = statement;
  const receipt = openReceipt({ kind, question: tool?.name ?? titleOf(sql), door, caller, connection });
  receipt.note({
    toolId: tool?.id ?? null,
    toolName: tool?.name ?? null,
    toolVersion: tool?.version ?? null,
    template: sql,
    sql,
    chips: parameters.map((parameter) => chipOf(parameter, values)),
  });
  return receipt;
}

const longestTitle = 200;

function titleOf(sql: string): string {
  const line = sql.replaceAll(/\s+/g, ' ').trim();
  return line.length > longestTitle ? `${line.slice(0, longestTitle - 1)}…` : line;
}

function chipOf(parameter: Parameter, values: RecordedStatement['values']): Chip {
  const isGiven = Object.hasOwn(values, parameter.name);
  const value = isGiven ? plain(values[parameter.name]) : (parameter.default ?? null);
  const origin = isGiven ? 'edited' : value === null ? null : 'default';
  return { parameter, value, origin, words: null, alternatives: [], choices: [] };
}

/** What is no single value is shown as it was sent, whether the guard takes it or not. */
function plain(value: unknown): ParameterValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value) ?? null;
}
