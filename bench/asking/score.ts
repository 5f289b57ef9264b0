import type { Parameter } from '@parley/contract/parameters';
import { isAskableOf } from './alike.ts';
import type { CaseDatabase } from './databases.ts';
import { databases } from './databases.ts';
import type { Engine } from './engine.ts';
import { isParaphrase } from './paraphrase.ts';
import type { CaseQuestion } from './read-questions.ts';
import type { Tally } from './tally.ts';
import { emptyTally } from './tally.ts';

export type Miss = { kind: string; detail: string };

export type Scored = {
  database: string;
  isHeldOut: boolean;
  kind: 'plain' | 'paraphrase' | 'follow-up';
  tally: Tally;
  misses: Miss[];
};

type Asking = { engine: Engine; database: CaseDatabase; asked: CaseQuestion; vector: Float32Array };

/** Every second question of a database is held out. */
export async function scoreDatabase(engine: Engine, database: CaseDatabase): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const [index, asked] of database.questions.entries()) {
    const asking = { engine, database, asked, vector: await engine.vectorOf(asked.question) };
    const { tally, misses } = await score(asking);
    const isHeldOut = index % 2 === 1;
    scored.push({ database: database.name, isHeldOut, kind: kindOf(asked), tally, misses });
  }
  return scored;
}

function kindOf(asked: CaseQuestion): Scored['kind'] {
  if (asked.after) return 'follow-up';
  return isParaphrase(asked) ? 'paraphrase' : 'plain';
}

async function score(asking: Asking): Promise<Pick<Scored, 'tally' | 'misses'>> {
  const { engine, database, asked } = asking;
  const tally = { ...emptyTally(), questions: 1 };
  const misses = valueMisses(asked, engine.read(database, asked));
  tally.exact = misses.length === 0 ? 1 : 0;
  if (asked.after) {
    tally.found = 1;
    tally.whole = tally.exact;
  } else {
    misses.push(...(await route(asking, tally)), ...(await offerElsewhere(asking, tally)));
    tally.found = tally.first;
    tally.whole = tally.first * tally.kept * tally.exact;
  }
  tally.exactWhereFound = tally.found * tally.exact;
  return { tally, misses };
}

async function route({ engine, database, asked, vector }: Asking, tally: Tally): Promise<Miss[]> {
  const { question, tool } = asked;
  const { ranked, isFitting } = await engine.find(database, question, vector);
  const place = ranked.findIndex(({ entry }) => entry.tool.name === tool.name);
  tally.routed = 1;
  tally.first = place === 0 ? 1 : 0;
  tally.amongThree = place >= 0 && place < 3 ? 1 : 0;
  tally.kept = isFitting ? 1 : 0;
  const misses: Miss[] = [];
  if (place !== 0) {
    const depth = place < 3 ? 'the right one is among three' : 'the right one is further down';
    const taken = `${question} → ${ranked[0]?.entry.tool.name}, not ${tool.name}`;
    misses.push({ kind: `another tool, ${depth}`, detail: taken });
  }
  if (!isFitting)
    misses.push({ kind: 'declines its own', detail: `${question} (${ranked[0]?.relevance.toFixed(2)})` });
  return misses;
}

async function offerElsewhere({ engine, database, asked, vector }: Asking, tally: Tally): Promise<Miss[]> {
  const { question, tool } = asked;
  const misses: Miss[] = [];
  for (const other of databases) {
    if (other === database || isAskableOf(other.name, database.name, tool.name)) continue;
    const { ranked, isFitting } = await engine.find(other, question, vector);
    tally.foreign += 1;
    tally.declined += isFitting ? 0 : 1;
    const taken = `${other.name}: ${question} → ${ranked[0]?.entry.tool.name} ${ranked[0]?.relevance.toFixed(2)}`;
    if (isFitting) misses.push({ kind: 'answers, though foreign', detail: taken });
  }
  return misses;
}

function valueMisses({ question, tool, wanted }: CaseQuestion, got: Record<string, unknown>): Miss[] {
  return tool.parameters.flatMap((parameter) => {
    const value = got[parameter.name] ?? null;
    const right: readonly unknown[] = wanted[parameter.name] ?? [parameter.default ?? null];
    if (right.includes(value)) return [];
    const kind = `${parameter.type} ${valueKind(parameter, wanted, value)}`;
    return [{ kind, detail: `${question} → ${parameter.name} is ${value}, not ${right.join(' or ')}` }];
  });
}

function valueKind(
  { name, default: preset }: Parameter,
  wanted: CaseQuestion['wanted'],
  got: unknown,
): string {
  if (!wanted[name]) return 'read though not said';
  return got === (preset ?? null) ? 'not read' : 'read wrong';
}
