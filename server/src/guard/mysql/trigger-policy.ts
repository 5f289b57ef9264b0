import type { Piece } from './tokenize-single-statement.ts';
import { isIdentifier, isKeyword } from './tokenize-single-statement.ts';

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

const words = (text: string) => new Set(text.split(' '));
/** What a statement of a trigger may begin with. */
const knownStarts = words(
  'SET IF CASE WHILE LOOP REPEAT FOR BEGIN DECLARE INSERT UPDATE DELETE REPLACE SELECT VALUES WITH SIGNAL RESIGNAL LEAVE ITERATE OPEN FETCH CLOSE GET DO END ELSE ELSEIF UNTIL WHEN',
);
/** Behind THEN and ELSE an expression may stand as well, so that only what is known to do harm is refused there. */
const refusedStarts = words(
  'SHUTDOWN RESET CHANGE START STOP INSTALL UNINSTALL XA BINLOG BACKUP CACHE CHECK ANALYZE OPTIMIZE REPAIR USE HANDLER',
);
const statementStarts = new Set(['BEGIN', 'THEN', 'ELSE', 'DO', 'LOOP', 'REPEAT']);
/** `UPDATE … SET` and `SIGNAL … SET` set nothing of the session. */
const leadsToSet = new Set(['UPDATE', 'INSERT', 'REPLACE', 'SIGNAL', 'RESIGNAL']);

/** What is wrong with a trigger's body beyond what is wrong anywhere. */
export function whyNoTrigger(pieces: readonly Piece[]): string | undefined {
  const locals = localNames(pieces);
  let isLed = false;
  let setUntil = 0;
  for (const [index, piece] of pieces.entries()) {
    if (piece.raw === ';') isLed = false;
    if (!isKeyword(pieces, index) || isComputed(pieces, index)) continue;
    const reason = refusedWords.get(piece.value) ?? whyNotBegun(pieces, index);
    if (reason) return reason;
    if (statementStarts.has(piece.value)) isLed = false;
    if (leadsToSet.has(piece.value) && pieces[index + 1]?.raw !== '(') isLed = true;
    if (piece.value !== 'SET' || isLed || isCharacterSet(pieces, index)) continue;
    const end = index < setUntil ? undefined : endOfSet(pieces, index, locals);
    if (end === undefined) return 'SET changes a setting.';
    setUntil = end;
  }
  return undefined;
}

function whyNotBegun(pieces: readonly Piece[], index: number): string | undefined {
  const { value } = pieces[index] as Piece;
  const before = pieces[index - 1];
  const isStart = !before || before.raw === ';' || ['BEGIN', 'DO', 'LOOP'].includes(before.value);
  if (isStart && !knownStarts.has(value)) return `${value} is not known to be harmless.`;
  const isBranch = before?.value === 'THEN' || before?.value === 'ELSE';
  return isBranch && refusedStarts.has(value) ? `${value} is not known to be harmless.` : undefined;
}

function isCharacterSet(pieces: readonly Piece[], index: number): boolean {
  return /^CHAR(ACTER)?$/.test(pieces[index - 1]?.value ?? '');
}

/** `TRUNCATE(price, 1)` computes a number. */
function isComputed(pieces: readonly Piece[], index: number): boolean {
  return pieces[index]?.value === 'TRUNCATE' && pieces[index + 1]?.raw === '(';
}

/**
 * Where `SET NEW.a = …, b = …` ends; undefined where it sets more than the new row, local and user variables. Every
 * name that a comma leads to is looked at, because one SET may hold several.
 */
function endOfSet(pieces: readonly Piece[], set: number, locals: ReadonlySet<string>): number | undefined {
  let depth = 0;
  let isNameNext = true;
  let at = set + 1;
  for (; at < pieces.length && pieces[at]?.raw !== ';'; at += 1) {
    const { raw } = pieces[at] as Piece;
    if (isNameNext && !isOwnName(pieces, at, locals)) return undefined;
    if (raw === '(') depth += 1;
    if (raw === ')') depth -= 1;
    isNameNext = depth === 0 && raw === ',';
  }
  return at;
}

function isOwnName(pieces: readonly Piece[], at: number, locals: ReadonlySet<string>): boolean {
  const piece = pieces[at] as Piece;
  const isSet = (end: number) => ['=', ':='].includes(pieces[end]?.raw ?? '');
  if (piece.kind === 'variable') return isSet(at + 1);
  if (!isIdentifier(piece)) return false;
  if (piece.value === 'NEW' && pieces[at + 1]?.raw === '.') return isSet(at + 3);
  return locals.has(piece.value) && isSet(at + 1);
}

/** `DECLARE a, b INT` of the outermost block: behind an inner one its names mean settings of the session again. */
function localNames(pieces: readonly Piece[]): Set<string> {
  const names = new Set<string>();
  let blocks = 0;
  for (const [index] of pieces.entries()) {
    if (isKeyword(pieces, index, 'BEGIN')) blocks += 1;
    if (blocks > 1 || !isKeyword(pieces, index, 'DECLARE')) continue;
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
