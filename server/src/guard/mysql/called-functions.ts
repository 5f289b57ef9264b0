import { grammarWords, harmlessFunctions } from '../../sql/mysql-function-allowlist.ts';
import type { Refusal } from '../../sql/refusal.ts';
import type { Piece } from './tokenize-single-statement.ts';
import { isIdentifier } from './tokenize-single-statement.ts';

/**
 * What is written like a call, `name (`, in upper case; or why one of them may not be there. `targets` are places
 * of names that the statement writes to: brackets behind them hold columns.
 */
export function calledFunctions(
  pieces: readonly Piece[],
  targets: ReadonlySet<number> = new Set(),
): string[] | Refusal {
  const names = new Set<string>();
  for (const [index, piece] of pieces.entries()) {
    if (!isIdentifier(piece) || pieces[index + 1]?.raw !== '(' || targets.has(index)) continue;
    if (namesColumns(pieces, index)) continue;
    const refused = whyNotCalled(pieces, index);
    if (refused) return { refused };
    names.add(piece.value);
  }
  return [...names];
}

function whyNotCalled(pieces: readonly Piece[], index: number): string | undefined {
  const piece = pieces[index] as Piece;
  const name = piece.value.toLowerCase();
  // With a point before it the server looks for a stored function, whatever the name.
  if (pieces[index - 1]?.raw === '.') return `${name}() is a stored function, and those are not run here.`;
  if (piece.value === 'LAST_INSERT_ID' && pieces[index + 2]?.raw !== ')') {
    return 'last_insert_id() with a value changes the session.';
  }
  if (piece.kind === 'word' && grammarWords.has(piece.value)) return undefined;
  if (harmlessFunctions.has(piece.value)) return undefined;
  return `the function ${name}() is not known to be harmless.`;
}

/**
 * The columns of a WITH table, `name (a, b) AS (`, or of a derived one, `) AS name (a, b)`: two operands never
 * stand side by side, so behind a closing bracket no call can begin.
 */
function namesColumns(pieces: readonly Piece[], index: number): boolean {
  const close = endOfNames(pieces, index + 2);
  if (close === undefined || isGrammarWord(pieces[index])) return false;
  const isWithTable = pieces[close + 1]?.value === 'AS' && pieces[close + 2]?.raw === '(';
  const before = pieces[index - 1]?.value === 'AS' ? pieces[index - 2] : pieces[index - 1];
  return isWithTable || before?.raw === ')';
}

/** The bracket that closes `a, b, c)`. Looks no further than the names go, or nested calls would cost a square. */
function endOfNames(pieces: readonly Piece[], from: number): number | undefined {
  for (let at = from; isIdentifier(pieces[at]); at += 2) {
    if (pieces[at + 1]?.raw === ')') return at + 1;
    if (pieces[at + 1]?.raw !== ',') return undefined;
  }
  return undefined;
}

function isGrammarWord(piece: Piece | undefined): boolean {
  return piece?.kind === 'word' && grammarWords.has(piece.value);
}
