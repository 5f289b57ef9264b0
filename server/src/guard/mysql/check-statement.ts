import type { Refusal } from '../../sql/refusal.ts';
import type { ParameterPlace } from '../array-parameter-places.ts';
import { partsOfRead, whyNoKindOfRead } from './allowed-read-statements.ts';
import { calledFunctions } from './called-functions.ts';
import { findShownTableOptions, type ShownOptions } from './find-shown-table-options.ts';
import { whyNeverAllowed, whyNoRead } from './forbidden-keywords.ts';
import { partsOfWrite, topLevel } from './parts-of-write.ts';
import type { TableName } from './public-types.ts';
import type { MysqlStatement, Piece } from './tokenize-single-statement.ts';
import { isIdentifier, isKeyword, readBody, readStatement } from './tokenize-single-statement.ts';
import { triggerTargets, whyNoTrigger } from './trigger-policy.ts';

/** What the text alone says of a statement that may run as far as the text goes. */
export type CheckedStatement = Pick<MysqlStatement, 'around'> & {
  parameters: ParameterPlace[];
  /** Functions, in upper case. */
  calls: string[];
  /** Every name that could be a table's. */
  places: TableName[];
  shows?: ShownOptions;
};

const verdicts = new Map<string, CheckedStatement | Refusal>();
const mostVerdicts = 500;
/** The names of a long text take many times its room. */
const longestRemembered = 10_000;

/** Everything that can be said of a read without asking the database: the same for the same text, for ever. */
export function checkRead(sql: string): CheckedStatement | Refusal {
  const known = verdicts.get(sql);
  if (known) return known;
  const verdict = judgeRead(sql);
  if (verdicts.size >= mostVerdicts) verdicts.clear();
  if (sql.length <= longestRemembered) verdicts.set(sql, verdict);
  return verdict;
}

function judgeRead(sql: string): CheckedStatement | Refusal {
  const statement = readStatement(sql);
  if ('refused' in statement) return statement;
  const parts = partsOfRead(statement.pieces);
  if (!parts) return { refused: whyNoKindOfRead(statement.pieces) };
  const refused = whyNoRead(statement.pieces, parts) ?? whyNeverAllowed(statement.pieces);
  return refused === undefined ? checkCalls(statement) : { refused };
}

export function checkWrite(sql: string): CheckedStatement | Refusal {
  const statement = readStatement(sql);
  if ('refused' in statement) return statement;
  const parts = partsOfWrite(statement.pieces);
  if (!parts) return { refused: 'only one INSERT, UPDATE, DELETE or REPLACE can be rehearsed.' };
  if (topLevel(statement.pieces, 0, 'RETURNING') < statement.pieces.length) {
    return { refused: 'RETURNING hides how many rows a write changes.' };
  }
  const refused = whyNoRead(statement.pieces, parts.words) ?? whyNeverAllowed(statement.pieces);
  return refused === undefined ? checkCalls(statement, parts.targets) : { refused };
}

/** The body of a trigger, which may be several statements. */
export function checkTriggerBody(body: string): CheckedStatement | Refusal {
  const statement = readBody(body);
  if ('refused' in statement) return statement;
  const refused = whyNoTrigger(statement.pieces) ?? whyNeverAllowed(statement.pieces);
  return refused === undefined ? checkCalls(statement, triggerTargets(statement.pieces)) : { refused };
}

function checkCalls(statement: MysqlStatement, targets?: ReadonlySet<number>): CheckedStatement | Refusal {
  const calls = calledFunctions(statement.pieces, targets);
  if ('refused' in calls) return calls;
  const { around, places: parameters, pieces } = statement;
  const shows = findShownTableOptions(pieces);
  return { around, parameters, calls, places: placesIn(pieces, targets), ...(shows && { shows }) };
}

/** Every name that could be a table's; too many rather than too few. Behind `targets`, brackets hold columns. */
function placesIn(pieces: readonly Piece[], targets: ReadonlySet<number> = new Set()): TableName[] {
  const places = pieces.flatMap((piece, index): TableName[] => {
    if (!isIdentifier(piece) || isReserved(pieces, index)) return [];
    const [point, object] = [pieces[index + 1], pieces[index + 2]];
    if (point?.raw === '.' && object && isIdentifier(object)) {
      return [{ schema: nameOf(piece), name: nameOf(object) }];
    }
    const isCall = point?.raw === '(' && !targets.has(index);
    return isCall ? [] : [{ schema: null, name: nameOf(piece) }];
  });
  return [...new Map(places.map((place) => [keyOf(place), place])).values()];
}

/** Not all of them: those that nearly every statement has, so that they need not be looked up. */
const reserved = new Set(
  'SELECT FROM WHERE AND OR NOT NULL IS IN LIKE BETWEEN EXISTS JOIN LEFT RIGHT INNER CROSS ON USING AS GROUP BY ORDER HAVING LIMIT ASC DESC UNION ALL DISTINCT CASE WHEN THEN ELSE WITH INTERVAL'.split(
    ' ',
  ),
);

/** Before a point even a reserved word is a name: `left.sales` is a table of the database `left`. */
function isReserved(pieces: readonly Piece[], index: number): boolean {
  const isName = pieces[index + 1]?.raw === '.';
  return !isName && isKeyword(pieces, index) && reserved.has(pieces[index]?.value ?? '');
}

/** As written: whether case matters is up to the server. */
function nameOf(piece: Piece): string {
  return piece.kind === 'name' ? piece.raw.slice(1, -1).replaceAll('``', '`') : piece.raw;
}

export function keyOf({ schema, name }: TableName): string {
  return JSON.stringify([schema, name]);
}
