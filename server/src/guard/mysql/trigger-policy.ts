import type { Piece } from './statement.ts';
import { isIdentifier, isKeyword } from './statement.ts';

/** Words of statements whose effects stay when the transaction is rolled back, or that run what cannot be seen. */
const refusedWords: ReadonlyMap<string, string> = new Map([
  ['OUTFILE', 'it writes a file.'],
  ['DUMPFILE', 'it writes a file.'],
  ['LOAD', 'LOAD reads a file.'],
  ['CALL', 'CALL runs a stored procedure.'],
  ['PREPARE', 'it runs text as SQL.'],
  ['EXECUTE', 'it runs text as SQL.'],
  ['CREATE', 'CREATE changes the database.'],
  ['DROP', 'DROP changes the database.'],
  ['ALTER', 'ALTER changes the database.'],
  ['TRUNCATE', 'TRUNCATE cannot be taken back.'],
  ['RENAME', 'RENAME changes the database.'],
  ['GRANT', 'GRANT changes who may do what.'],
  ['REVOKE', 'REVOKE changes who may do what.'],
  ['LOCK', 'it takes locks.'],
  ['UNLOCK', 'it releases locks.'],
  ['KILL', 'KILL ends other sessions.'],
  ['FLUSH', 'FLUSH changes the server.'],
  ['PURGE', 'PURGE removes logs.'],
]);

/** What is wrong with a trigger's body beyond what is wrong anywhere. */
export function whyNoTrigger(pieces: readonly Piece[]): string | undefined {
  const locals = localNames(pieces);
  for (const [index, piece] of pieces.entries()) {
    if (!isKeyword(pieces, index) || isComputed(pieces, index)) continue;
    const reason = refusedWords.get(piece.value);
    if (reason) return reason;
    if (piece.value === 'SET' && !setsRow(pieces, index, locals)) return 'SET changes a setting.';
  }
  return undefined;
}

/** `TRUNCATE(price, 1)` computes a number. */
function isComputed(pieces: readonly Piece[], index: number): boolean {
  return pieces[index]?.value === 'TRUNCATE' && pieces[index + 1]?.raw === '(';
}

/**
 * `SET NEW.a = …` and SET of a local or user variable change nothing but this row, and in an UPDATE columns are set.
 * Every name before an `=` on the way to the semicolon is looked at, because one SET may hold several.
 */
function setsRow(pieces: readonly Piece[], set: number, locals: ReadonlySet<string>): boolean {
  if (isPartOfUpdate(pieces, set)) return true;
  let depth = 0;
  let isName = true;
  for (let at = set + 1; at < pieces.length && pieces[at]?.raw !== ';'; at += 1) {
    const piece = pieces[at] as Piece;
    if (isName && !isOwnName(pieces, at, locals)) return false;
    if (piece.raw === '(') depth += 1;
    if (piece.raw === ')') depth -= 1;
    isName = depth === 0 && piece.raw === ',';
  }
  return true;
}

function isOwnName(pieces: readonly Piece[], at: number, locals: ReadonlySet<string>): boolean {
  const piece = pieces[at] as Piece;
  if (piece.kind === 'variable') return true;
  if (!isIdentifier(piece)) return false;
  return piece.value === 'NEW' ? pieces[at + 1]?.raw === '.' : locals.has(piece.value);
}

const leadsToSet = new Set(['UPDATE', 'INSERT', 'REPLACE', 'SIGNAL', 'RESIGNAL']);

/** `UPDATE … SET`, `SIGNAL … SET` and `CHARACTER SET`: the word that leads to it stands before it in its statement. */
function isPartOfUpdate(pieces: readonly Piece[], set: number): boolean {
  if (/^CHAR(ACTER)?$/.test(pieces[set - 1]?.value ?? '')) return true;
  for (let at = set - 1; at >= 0 && pieces[at]?.raw !== ';'; at -= 1) {
    if (leadsToSet.has(pieces[at]?.value ?? '') && isKeyword(pieces, at)) return pieces[at + 1]?.raw !== '(';
    if (statementStarts.has(pieces[at]?.value ?? '') && isKeyword(pieces, at)) return false;
  }
  return false;
}

const statementStarts = new Set(['BEGIN', 'THEN', 'ELSE', 'DO', 'LOOP', 'REPEAT']);

/** `DECLARE a, b INT` */
function localNames(pieces: readonly Piece[]): Set<string> {
  const names = new Set<string>();
  for (const [index] of pieces.entries()) {
    if (!isKeyword(pieces, index, 'DECLARE')) continue;
    for (let at = index + 1; isIdentifier(pieces[at]); at += 2) {
      names.add(pieces[at]?.value ?? '');
      if (pieces[at + 1]?.raw !== ',') break;
    }
  }
  return names;
}

/** The names of tables with their columns in brackets: `INSERT INTO log (a, b)`. */
export function triggerTargets(pieces: readonly Piece[]): ReadonlySet<number> {
  const targets = new Set<number>();
  for (const [index, { raw }] of pieces.entries()) {
    if (raw !== '(' || !isIdentifier(pieces[index - 1])) continue;
    const start = pieces[index - 2]?.raw === '.' ? index - 3 : index - 1;
    if (leadsToTarget.has(pieces[start - 1]?.value ?? '')) targets.add(index - 1);
  }
  return targets;
}

const leadsToTarget = new Set(['INTO', 'INSERT', 'REPLACE', 'IGNORE']);
