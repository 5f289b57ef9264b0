import { scanSync } from 'libpg-query';

export type PostgresToken = { start: number; end: number; text: string };

/**
 * PostgreSQL's lexer takes the whole of a run of operator signs, gives all but one of them back, and begins again: a
 * statement of nothing else would hold the server for minutes. Rulers in comments are far shorter than this.
 */
const longRun = /[~!@#^&|`?+\-*/%<>=]{251}/;

/** To be asked before the lexer or the parser sees a text. */
export function whyUnreadable(text: string): string | undefined {
  return longRun.test(text) ? 'it has more than 250 operator signs in a row.' : undefined;
}

/** `undefined`: what cannot be scanned cannot be parsed either, and the parser says why. */
export function scanPostgresTokens(text: string): PostgresToken[] | undefined {
  if (whyUnreadable(text) !== undefined) return undefined;
  try {
    return scanSync(text).tokens;
  } catch {
    return undefined;
  }
}
