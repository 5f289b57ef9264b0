import {
  harmlessCatalogueViews,
  harmlessSettings,
  systemSchemas,
} from '../../sql/mysql-function-allowlist.ts';
import { foldedName } from '../../sql/mysql-name-folding.ts';
import type { Piece } from './tokenize-single-statement.ts';
import { isIdentifier, isKeyword } from './tokenize-single-statement.ts';

/** Reserved words that begin or turn something into more than a read; names with these letters need back-ticks. */
const refusedWords: ReadonlyMap<string, string> = new Map([
  ['INTO', 'INTO writes to a file, a table or a variable.'],
  ['OUTFILE', 'it writes a file.'],
  ['UPDATE', 'UPDATE changes or locks rows.'],
  ['DELETE', 'DELETE changes data.'],
  ['DROP', 'DROP changes the database.'],
  ['CREATE', 'CREATE changes the database.'],
  ['ALTER', 'ALTER changes the database.'],
  ['GRANT', 'GRANT changes who may do what.'],
  ['REVOKE', 'REVOKE changes who may do what.'],
  ['CALL', 'CALL runs a stored procedure.'],
  ['LOAD', 'LOAD reads a file.'],
  ['LOCK', 'it takes locks.'],
  ['UNLOCK', 'it releases locks.'],
  ['RENAME', 'RENAME changes the database.'],
  ['KILL', 'KILL ends other sessions.'],
  ['PURGE', 'PURGE removes logs.'],
  ['PROCEDURE', 'PROCEDURE runs a procedure on the result.'],
  ['SIGNAL', 'SIGNAL belongs to stored programs.'],
  ['RESIGNAL', 'RESIGNAL belongs to stored programs.'],
  ['SET', 'SET changes the session or data.'],
]);

/** What is wrong with a statement wherever it stands, in a read, a view's definition or a write. */
export function whyNeverAllowed(pieces: readonly Piece[]): string | undefined {
  for (const [index, piece] of pieces.entries()) {
    const reason = piece.kind === 'setting' ? whyNotShown(piece) : whyNotHere(pieces, index);
    if (reason) return reason;
  }
  return undefined;
}

/** The words that no read contains. `allowed` holds the places where one of them is a part of its statement. */
export function whyNoRead(pieces: readonly Piece[], allowed: ReadonlySet<number>): string | undefined {
  for (const [index, piece] of pieces.entries()) {
    if (piece.raw === ':=') return ':= changes a variable of the session.';
    if (allowed.has(index) || !isKeyword(pieces, index)) continue;
    if (isFunctionOrType(pieces, index)) continue;
    const reason = refusedWords.get(piece.value) ?? whyNotByWord(piece);
    if (reason) return reason;
  }
  return undefined;
}

function whyNotByWord({ value }: Piece): string | undefined {
  return value === 'INSERT' || value === 'REPLACE' ? `${value} changes data.` : undefined;
}

/** `INSERT(…)` and `REPLACE(…)` compute a text; `CHARACTER SET` is a part of a type. */
function isFunctionOrType(pieces: readonly Piece[], index: number): boolean {
  const { value } = pieces[index] as Piece;
  if (value === 'INSERT' || value === 'REPLACE') return pieces[index + 1]?.raw === '(';
  return value === 'SET' && /^CHAR(ACTER)?$/.test(pieces[index - 1]?.value ?? '');
}

function whyNotHere(pieces: readonly Piece[], index: number): string | undefined {
  const piece = pieces[index] as Piece;
  const next = pieces[index + 1];
  if (isKeyword(pieces, index, 'FOR') && (next?.value === 'UPDATE' || next?.value === 'SHARE')) {
    return `FOR ${next.value} locks rows.`;
  }
  if (isKeyword(pieces, index, 'NEXT') && next?.value === 'VALUE') return 'it counts up a sequence.';
  if (isKeyword(pieces, index, 'PREVIOUS') && next?.value === 'VALUE' && pieces[index + 2]?.value === 'FOR') {
    return 'it shows what the session took from a sequence.';
  }
  if (isIdentifier(piece) && next?.raw === '.')
    return whyNotReached(foldedName(piece.value), pieces[index + 2]);
  // SHOW names a schema behind FROM or IN instead of before a point.
  if (isKeyword(pieces, 0, 'SHOW') && (isKeyword(pieces, index, 'FROM') || isKeyword(pieces, index, 'IN'))) {
    if (next && systemSchemas.has(foldedName(next.value)))
      return `${next.value.toLowerCase()} belongs to the server itself.`;
  }
  return undefined;
}

function whyNotReached(schema: string, object: Piece | undefined): string | undefined {
  if (systemSchemas.has(schema)) return `${schema.toLowerCase()} belongs to the server itself.`;
  if (schema !== 'INFORMATION_SCHEMA' || object?.raw === '*') return undefined;
  if (object && isIdentifier(object) && harmlessCatalogueViews.has(object.value)) return undefined;
  return 'this part of information_schema shows the server and not the data.';
}

function whyNotShown({ value, raw }: Piece): string | undefined {
  const name = value.slice(2).replace(/^(GLOBAL|SESSION|LOCAL)\./, '');
  return harmlessSettings.has(name) ? undefined : `${raw} is a setting of the server.`;
}
