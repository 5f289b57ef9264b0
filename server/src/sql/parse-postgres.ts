import { loadModule, parseSync } from 'libpg-query';
import { whyUnreadable } from './postgres-tokens.ts';

/** A piece of the parser's tree: always looked at as data, never trusted to have a shape. */
export type Tree = { readonly [field: string]: unknown };

/** As written; null where no schema is. */
export type Name = { schema: string | null; name: string };

/** `text` is the first statement alone, without a semicolon at its end. */
export type Parsed = { statements: Tree[]; text: string } | { refused: string };

/** The parser is a WebAssembly module: loading it costs a tenth of a second once, so the first statement pays. */
export const loadParser: () => Promise<void> = loadModule;

/** Reads a text as PostgreSQL itself would. `loadParser` must have finished. */
export function parse(text: string): Parsed {
  // The parser takes an empty text for a mistake of its caller.
  if (text === '') return { statements: [], text };
  const unreadable = whyUnreadable(text);
  if (unreadable !== undefined) return { refused: unreadable };
  try {
    const { stmts = [] } = parseSync(text);
    const { stmt_location: start = 0, stmt_len: length } = stmts[0] ?? {};
    const end = length === undefined ? undefined : start + length;
    return {
      statements: stmts.map(({ stmt }) => asTree(stmt)),
      text: Buffer.from(text).toString('utf8', start, end),
    };
  } catch (error) {
    return { refused: explain(error) };
  }
}

export function asTree(value: unknown): Tree {
  return typeof value === 'object' && value !== null ? (value as Tree) : {};
}

export const nestedTooDeeply = 'it is nested too deeply.';

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The words of a qualified name; a `*` or an index in it is no word. */
export function names(value: unknown): string[] {
  return list(value).flatMap((item) => text(asTree(asTree(item).String).sval) ?? []);
}

/** The parser's stack ends before its patience does: a tree too deep to hand over is no syntax error. */
function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (error instanceof RangeError || message.startsWith('memory exhausted')) return nestedTooDeeply;
  return `${message || 'it could not be read'}.`;
}
