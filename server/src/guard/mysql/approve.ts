import { createHash } from 'node:crypto';
import { ParleyError } from '@parley/contract/errors';
import type { ApprovedSql, Proposal, Refusal } from '../approved.ts';
import { stamp } from '../approved.ts';
import { callsOf } from './calls.ts';
import { fillPlaces } from './fill-places.ts';
import { belongsToServer } from './functions.ts';
import { partsOfRead } from './kind-of-read.ts';
import { whyNeverAllowed, whyNoRead } from './policy.ts';
import type { Piece, Statement } from './statement.ts';
import { isIdentifier, isKeyword, readStatement, textOf } from './statement.ts';
import { partsOfWrite, topLevel } from './write.ts';

/** A name as a statement has it; no schema means the one of the connection. */
export type Place = { schema: string | null; name: string };

export type ViewDefinition = Place & {
  /** Null where the role may not see it. */
  definition: string | null;
};

/** What the guard has to ask the database. */
export type Catalogue = {
  /** The connection's own database. */
  database: string;
  /** Those of the places that are views. */
  views(places: readonly Place[]): Promise<ViewDefinition[]>;
  /** The stored functions of the connection's database, in upper case. */
  functions(): Promise<ReadonlySet<string>>;
  /** Why a rehearsal of a write to one of the places could not be taken back; undefined when it could. */
  whyNotUndone(places: readonly Place[]): Promise<string | undefined>;
};

type Checked = { statement: Statement; calls: string[] };

export async function approveRead(proposal: Proposal, catalogue: Catalogue): Promise<ApprovedSql> {
  const checked = orThrow(checkRead(proposal.sql));
  orThrow(await checkNames(checked, catalogue));
  return stampOf(checked.statement, proposal, 'read');
}

export async function approveWrite(proposal: Proposal, catalogue: Catalogue): Promise<ApprovedSql> {
  const checked = orThrow(checkWrite(proposal.sql));
  const { places } = orThrow(await checkNames(checked, catalogue));
  const reason = await catalogue.whyNotUndone(places);
  if (reason !== undefined) orThrow({ refused: reason });
  return stampOf(checked.statement, proposal, 'write');
}

const verdicts = new Map<string, Checked | Refusal>();
const mostVerdicts = 500;
/** Tokens of a long text take a hundred times its room. */
const longestRemembered = 10_000;

/** Everything that can be said of a read without asking the database: the same for the same text, for ever. */
export function checkRead(sql: string): Checked | Refusal {
  const known = verdicts.get(sql);
  if (known) return known;
  const verdict = judgeRead(sql);
  if (verdicts.size >= mostVerdicts) verdicts.clear();
  if (sql.length <= longestRemembered) verdicts.set(sql, verdict);
  return verdict;
}

function judgeRead(sql: string): Checked | Refusal {
  const statement = readStatement(sql);
  if ('refused' in statement) return statement;
  const parts = partsOfRead(statement.pieces);
  if (!parts)
    return { refused: 'only reads are run here: SELECT, WITH, VALUES, TABLE, SHOW, DESCRIBE, EXPLAIN.' };
  const refused = whyNoRead(statement.pieces, parts) ?? whyNeverAllowed(statement.pieces);
  return refused === undefined ? checkCalls(statement) : { refused };
}

export function checkWrite(sql: string): Checked | Refusal {
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

function checkCalls(statement: Statement, targets?: ReadonlySet<number>): Checked | Refusal {
  const calls = callsOf(statement.pieces, targets);
  return 'refused' in calls ? calls : { statement, calls };
}

const mostNames = 5_000;

/**
 * Functions that users made under a harmless name, and views, whose definitions are held to the same rules. Gives
 * every place that the statement could reach, through views too.
 */
async function checkNames(first: Checked, catalogue: Catalogue): Promise<{ places: Place[] } | Refusal> {
  if (belongsToServer(catalogue.database)) {
    return { refused: `${catalogue.database} belongs to the server itself.` };
  }
  const made = await catalogue.functions();
  const seen = new Map<string, Place>();
  for (let round = [{ checked: first, schema: catalogue.database }]; round.length > 0; ) {
    const own = round.flatMap(({ checked }) => checked.calls).find((name) => made.has(name));
    if (own) return { refused: `${own.toLowerCase()}() is a stored function, and those are not run here.` };
    const places = round.flatMap(({ checked, schema }) => placesIn(checked.statement.pieces, schema));
    const fresh = places.filter((place) => !seen.has(keyOf(place)));
    for (const place of fresh) seen.set(keyOf(place), place);
    if (seen.size > mostNames) return { refused: 'it has too many names to look up.' };
    const views = fresh.length === 0 ? [] : await catalogue.views(fresh);
    const next = views.map((view) => checkView(view));
    const refusal = next.find((entry) => 'refused' in entry);
    if (refusal) return refusal;
    round = next.filter((entry) => 'checked' in entry);
  }
  return { places: [...seen.values()] };
}

function checkView(view: ViewDefinition): { checked: Checked; schema: string } | Refusal {
  if (!view.definition) {
    return {
      refused: `the view ${view.name} cannot be checked: this role needs SHOW VIEW to see its definition.`,
    };
  }
  const checked = checkRead(view.definition);
  if ('refused' in checked) return { refused: `in the view ${view.name}, ${checked.refused}` };
  return { checked, schema: view.schema ?? '' };
}

/** Every name that could be a table's; too many rather than too few. */
function placesIn(pieces: readonly Piece[], schema: string | null = null): Place[] {
  const places = pieces.flatMap((piece, index): Place[] => {
    if (!isIdentifier(piece) || isReserved(pieces, index)) return [];
    const [point, object] = [pieces[index + 1], pieces[index + 2]];
    if (point?.raw === '.' && object && isIdentifier(object)) {
      return [{ schema: nameOf(piece), name: nameOf(object) }];
    }
    return point?.raw === '(' ? [] : [{ schema, name: nameOf(piece) }];
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

function keyOf({ schema, name }: Place): string {
  return JSON.stringify([schema, name]);
}

function orThrow<T extends object>(verdict: T | Refusal): T {
  if ('refused' in verdict) {
    throw new ParleyError('sql_refused', { values: { reason: verdict.refused } });
  }
  return verdict as T;
}

function stampOf(statement: Statement, proposal: Proposal, access: 'read' | 'write'): ApprovedSql {
  const filled = fillPlaces(statement.places, proposal);
  const counts = filled.map(({ length }) => length);
  const text = counts.every((count) => count === 1) ? statement.text : textOf(statement.pieces, counts);
  const values = filled.flat();
  const fingerprint = createHash('sha256').update(`${access} ${text}`).digest('base64url').slice(0, 22);
  return stamp({ dialect: 'mysql', access, text, values, fingerprint });
}
