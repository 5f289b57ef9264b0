import type { SqlFailure } from '../projects/database-process-messages.ts';

/** An error as psql would print it: this text is all that the real service tells. */
export function sqlErrorText(failure: SqlFailure, sql: string): string {
  const lines = [`${failure.severity}:  ${failure.code}: ${failure.message}`];
  if (failure.position !== undefined) lines.push(...pointAt(sql, Number(failure.position) - 1));
  if (failure.detail) lines.push(`DETAIL:  ${failure.detail}`);
  if (failure.hint) lines.push(`HINT:  ${failure.hint}`);
  if (failure.internalQuery) lines.push(`QUERY:  ${failure.internalQuery}`);
  if (failure.where) lines.push(`CONTEXT:  ${failure.where}`);
  return `${lines.join('\n')}\n`;
}

function pointAt(sql: string, offset: number): [string, string] {
  const before = sql.slice(0, offset).split('\n');
  const column = before.at(-1)?.length ?? 0;
  const label = `LINE ${before.length}: `;
  const line = sql.split('\n')[before.length - 1] ?? '';
  return [`${label}${line}`, `${' '.repeat(label.length + column)}^`];
}
