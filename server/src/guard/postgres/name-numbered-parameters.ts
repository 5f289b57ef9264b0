import { scanPostgresTokens } from '../../sql/postgres-tokens.ts';

/** The name that `$1` gets. */
export function nameOfNumber(number: number): string {
  return `parameter_${number}`;
}

/** Writes a name in place of each `$1`, `$2` …; a text that cannot be scanned stays as it is. */
export function nameNumbers(sql: string): string {
  const source = Buffer.from(sql, 'utf8');
  const pieces: string[] = [];
  let written = 0;
  for (const { start, end, text } of scanPostgresTokens(sql) ?? []) {
    if (!/^\$\d+$/.test(text)) continue;
    pieces.push(source.toString('utf8', written, start), `:${nameOfNumber(Number(text.slice(1)))}`);
    written = end;
  }
  return [...pieces, source.toString('utf8', written)].join('');
}
