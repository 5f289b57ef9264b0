import { limits } from '@parley/contract/limits';
import type { MysqlToken } from '../../sql/mysql-tokens.ts';
import { scanMysqlTokens } from '../../sql/mysql-tokens.ts';
import type { Refusal } from '../../sql/refusal.ts';
import type { ParameterPlace } from '../array-parameter-places.ts';
import { arrayParameterPlace } from '../array-parameter-places.ts';

/** A token that means something; `glued` when nothing stands between it and the one before. */
export type Piece = MysqlToken & { glued: boolean };

/** One statement, read to its end. */
export type MysqlStatement = {
  pieces: Piece[];
  /** What the server gets before, between and behind the parameters. */
  around: string[];
  places: ParameterPlace[];
};

/** The body of a trigger: one statement, or several between BEGIN and END. */
export function readBody(sql: string): MysqlStatement | Refusal {
  if (Buffer.byteLength(sql) > limits.query.statementBytes) {
    return { refused: `it is longer than ${limits.query.statementBytes / 1_000} kB.` };
  }
  const tokens = scanMysqlTokens(sql);
  return 'refused' in tokens ? tokens : { pieces: piecesOf(tokens), around: [], places: [] };
}

/** Exactly one statement, without comments and without the semicolon at its end. */
export function readStatement(sql: string): MysqlStatement | Refusal {
  if (Buffer.byteLength(sql) > limits.query.statementBytes) {
    return { refused: `it is longer than ${limits.query.statementBytes / 1_000} kB.` };
  }
  if (sql.includes('\0')) return { refused: 'it has a NUL character.' };
  const tokens = scanMysqlTokens(sql);
  if ('refused' in tokens) return tokens;
  const pieces = piecesOf(tokens);
  while (pieces.at(-1)?.value === ';') pieces.pop();
  if (pieces.length === 0) return { refused: 'it is empty.' };
  if (pieces.some(({ raw }) => raw === '?'))
    return { refused: 'it has a bare ?. Write parameters as :name.' };
  if (pieces.some(({ value }) => value === ';')) return { refused: 'it holds more than one statement.' };
  return { pieces, around: aroundParameters(pieces), places: placesOf(pieces) };
}

function placesOf(pieces: readonly Piece[]): ParameterPlace[] {
  return pieces.flatMap(({ kind, value: name }, index) => {
    if (kind !== 'parameter') return [];
    const at = (offset: number) => {
      const piece = pieces[index + offset];
      return piece?.kind === 'word' || piece?.kind === 'sign' ? piece.value : '';
    };
    return [{ name, kind: arrayParameterPlace(at) }];
  });
}

export function piecesOf(tokens: readonly MysqlToken[]): Piece[] {
  return tokens.flatMap((token, index) => {
    const glued = index > 0 && tokens[index - 1]?.kind !== 'gap';
    return token.kind === 'gap' ? [] : [{ ...token, glued }];
  });
}

/** `IN ()` is no SQL here, and NOT IN (NULL) would match nothing where an empty list has to match everything. */
const emptyList = 'SELECT NULL FROM DUAL WHERE FALSE';

/** The tokens that were checked and nothing between them but single spaces, cut where a parameter stands. */
function aroundParameters(pieces: readonly Piece[]): string[] {
  const around: string[][] = [[]];
  for (const [index, piece] of pieces.entries()) {
    // Two dashes that were no comment here must not become one by a space that follows them.
    const apart = !piece.glued || (piece.raw === '-' && pieces[index - 1]?.raw === '-');
    if (apart && index > 0) around.at(-1)?.push(' ');
    if (piece.kind === 'parameter') around.push([]);
    else around.at(-1)?.push(piece.raw);
  }
  return around.map((texts) => texts.join(''));
}

/** `counts` says how many values each parameter has; without it they have one each. */
export function textWith(around: readonly string[], counts: readonly number[] = []): string {
  const [first = '', ...rest] = around;
  return first + rest.map((text, index) => placeholders(counts[index] ?? 1) + text).join('');
}

function placeholders(count: number): string {
  return count === 0 ? emptyList : Array(count).fill('?').join(', ');
}

/** A bare word that the grammar reads as itself: `t.update` is a column. */
export function isKeyword(pieces: readonly Piece[], index: number, word?: string): boolean {
  const piece = pieces[index];
  if (piece?.kind !== 'word' || (word !== undefined && piece.value !== word)) return false;
  return !isQualified(pieces, index);
}

/** Stands glued behind a point that stands glued behind a name. After a number, `1.INTO`, the word is a keyword. */
function isQualified(pieces: readonly Piece[], index: number): boolean {
  const [owner, point] = [pieces[index - 2], pieces[index - 1]];
  if (!pieces[index]?.glued || point?.raw !== '.' || !point.glued) return false;
  return owner?.kind === 'name' || (owner?.kind === 'word' && !/^\d/.test(owner.raw));
}

export function isIdentifier(piece: Piece | undefined): boolean {
  return piece?.kind === 'word' || piece?.kind === 'name';
}

/** The place of the bracket that closes the one at `open`; the end when none does. */
export function closingOf(pieces: readonly Piece[], open: number): number {
  let depth = 0;
  for (let index = open; index < pieces.length; index += 1) {
    if (pieces[index]?.raw === '(') depth += 1;
    if (pieces[index]?.raw === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return pieces.length;
}
