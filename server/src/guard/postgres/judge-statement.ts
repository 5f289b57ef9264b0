import { setImmediate } from 'node:timers/promises';
import { limits } from '@parley/contract/limits';
import type { Name } from '../../sql/parse-postgres.ts';
import type { Definition, PostgresStatement, Target } from '../analyse-postgres-statement.ts';
import { readInThread } from '../read-in-thread/read-in-thread.ts';
import {
  isOwnFunction,
  judgeFunction,
  judgeRelation,
  makesValues,
  refusesHidden,
  refusesSetting,
} from './function-and-relation-policy.ts';
import { FunctionsAllowedInPlan } from './functions-allowed-in-plan.ts';
import { type FunctionMention, type Mentions, noMentions } from './mentioned-names.ts';
import type { Judging } from './public-types.ts';
import {
  bareName,
  type Facts,
  type FunctionFact,
  type RelationFact,
  type Rules,
  type TypeFact,
  type Wanted,
} from './public-types.ts';

/** Views on views on functions: more turns than this are no longer somebody's reporting layer. */
const deepest = 32;

/** What a statement may call, by whatever spelling; or why it may not run. */
export type Judged = { allowed: FunctionsAllowedInPlan } | Refused;

type Refused = { refused: string };

/**
 * Asks the catalogue about everything a statement names, then about everything that the definitions behind those
 * names name, until nothing new comes up. Each turn asks for all that has come up so far: a type that a view brings
 * may meet an operator that a function brings.
 */
export async function judgeStatement(statement: PostgresStatement, judging: Judging): Promise<Judged> {
  const read = new Set<string>();
  const allowed = new FunctionsAllowedInPlan();
  const behind: Mentions[] = [];
  for (let turn = 0; ; turn += 1) {
    if (turn === deepest) return { refused: 'its views lie too many layers deep.' };
    const facts = await judging.lookUp(wantedBy([statement.mentions, ...behind]));
    const found = judgeAll({ own: statement.mentions, behind }, facts, judging);
    if ('refused' in found) return found;
    // The first turn is what the statement itself reaches: what views and policies call, their makers answer for.
    const own = turn === 0 && judging.refusesOwnFunctions ? ownFunction(found.functions, judging) : undefined;
    if (own)
      return { refused: `it may call ${own.label}, a function of this database that may read any row.` };
    for (const fact of found.functions) allowed.addFunction(fact, judging);
    for (const fact of facts.relations) allowed.addRelation(fact);
    const refused = turn === 0 && statement.target ? refuseTarget(statement.target, facts) : undefined;
    if (refused) return { refused };
    const fresh = unread(found.definitions, read);
    if (read.size > mostDefinitions) return { refused: 'too many views and functions lie behind it.' };
    if (fresh.length === 0) return { allowed };
    const next = await readDefinitions(fresh);
    if ('refused' in next) return next;
    behind.push(...next.mentions);
  }
}

function ownFunction(functions: readonly FunctionFact[], rules: Rules): FunctionFact | undefined {
  return functions.find((fact) => isOwnFunction(fact, rules));
}

/**
 * Holds the server's own plan against the reading: a function that stands in the plan and was not come upon is judged
 * as if the statement had named it. Those that the planner adds are harmless.
 */
export async function confirmPlan(
  plan: unknown,
  allowed: FunctionsAllowedInPlan,
  judging: Judging,
): Promise<string | undefined> {
  const missing = allowed.missingFrom(plan);
  if (missing.length === 0) return undefined;
  const functions = missing.map((label) => {
    const name = bareName(label);
    const schema = name === label ? null : label.slice(0, -name.length - 1);
    return { schema, name, by: 'call' as const, arguments: null };
  });
  const judged = await judgeStatement({ mentions: { ...noMentions, functions }, target: null }, judging);
  return 'refused' in judged
    ? `the server would call ${missing.join(', ')}, which was not found in the statement: ${judged.refused}`
    : undefined;
}

/** The same text may be read in more than one way: a parameter's name changes what it means. */
function unread(definitions: Definition[], read: Set<string>): Definition[] {
  return definitions.filter((definition) => {
    const key = JSON.stringify(definition);
    if (read.has(key)) return false;
    read.add(key);
    return true;
  });
}

type Found = { definitions: Definition[]; functions: FunctionFact[] } | Refused;

/** What the statement names itself, and what the definitions behind those names name. */
type Named = { own: Mentions; behind: Mentions[] };

function judgeAll({ own, behind }: Named, facts: Facts, rules: Rules): Found {
  const all = [own, ...behind];
  const mentioned = all.flatMap((mentions) => mentions.functions).filter((one) => !isColumn(one, facts));
  const unknown = mentioned.find((call) => !isKnown(call, facts));
  if (unknown) return { refused: `there is no function ${labelOf(unknown)} that takes these arguments.` };
  const functions = reachable(
    mentioned.filter(({ isLeftToRun }) => !isLeftToRun),
    facts,
  );
  if (functions.some(readsUnknownSetting) || mentioned.some(isSettingAttribute))
    return { refused: refusesSetting(null) ?? '' };
  const hidden = all.flatMap((mentions) => mentions.hiddenColumns).find((one) => isOfTheSystem(one, facts));
  if (hidden) return { refused: refusesHidden(hidden) };
  const makes =
    all.some(({ arrays, wholeRows }) => arrays || wholeRows) ||
    functions.some(makesValues) ||
    mentioned.some((mention) => takesRow(mention, functions));
  const policies = policiesBehind({ own, behind }, facts);
  const definitions: Definition[] = inlined(mentioned, functions, facts);
  for (const fact of facts.relations) {
    const judgement = judgeRelation(fact, rules);
    if (typeof judgement === 'object') return judgement;
    if (judgement === 'ask its definition') definitions.push({ text: fact.definition ?? '' });
    definitions.push(...[...fact.computed, ...policies(fact), ...fact.innerChecks].map(aSelectOf));
    definitions.push(...fact.planned.map((expression) => ({ ...aSelectOf(expression), foldedOnly: true })));
    if (makes) definitions.push(...fact.columnChecks.map(aSelectOf));
  }
  for (const fact of functions) {
    const judgement = judgeFunction(fact, rules);
    if (typeof judgement === 'object') return judgement;
    if (judgement === 'trusted') continue;
    // What an extension is made of came with it.
    if (fact.extension === null) definitions.push(...fact.types.map(aValueOf));
    if (judgement === 'ask its body') definitions.push(...bodyOf(fact));
  }
  definitions.push(...typesIn(all, mentioned, facts).flatMap((type) => type.checks.map(aSelectOf)));
  return { definitions, functions };
}

function bodyOf({ body, parameters, defaults }: FunctionFact): Definition[] {
  return [{ text: body ?? '', parameters }, ...(defaults === null ? [] : [aSelectOf(defaults)])];
}

/** An SQL function that takes a column in an index or a check: planning may put its body in its place. */
function inlined(mentioned: FunctionMention[], called: FunctionFact[], facts: Facts): Definition[] {
  const left = reachable(
    mentioned.filter(({ isLeftToRun }) => isLeftToRun),
    facts,
  );
  return left
    .filter((fact) => fact.asked !== null && fact.body !== null && !fact.builtIn && !called.includes(fact))
    .flatMap(bodyOf)
    .map((definition) => ({ ...definition, foldedOnly: true }));
}

/** `t.f`, where that is `f(t)`: a row as a whole, like `f(t)` with the name as its argument. */
function takesRow({ by, schema, name }: FunctionMention, functions: FunctionFact[]): boolean {
  if (by !== 'attribute') return false;
  const key = keyOf({ schema, name });
  return functions.some(({ asked }) => asked !== null && keyOf(asked) === key);
}

/** A table of somebody's own may bear the same name. */
function isOfTheSystem({ schema, name }: Name, { relations }: Facts): boolean {
  return relations.some((fact) => fact.builtIn && keyOf(fact.asked) === keyOf({ schema, name }));
}

/** By an operator, a cast or an aggregate: which setting, only the run would tell. */
function readsUnknownSetting({ asked, label }: FunctionFact): boolean {
  return asked === null && label === 'pg_catalog.current_setting';
}

function isSettingAttribute({ by, name }: FunctionMention): boolean {
  return by === 'attribute' && name === 'current_setting';
}

/**
 * Behind a view or a function that runs as its owner, row security holds for that owner: not for the table's own,
 * unless it is forced.
 */
function policiesBehind({ behind }: Named, facts: Facts): (fact: RelationFact) => string[] {
  const indirect = new Set(behind.flatMap(({ relations }) => relations.map(keyOf)));
  const owners = new Set([
    ...facts.relations.filter(({ kind }) => kind === 'view').map(({ owner }) => owner),
    ...facts.functions.flatMap(({ runsAs }) => runsAs ?? []),
  ]);
  return ({ asked, owner, holdsForOwner, othersPolicies }) => {
    const isAnother = [...owners].some((one) => one !== owner);
    return indirect.has(keyOf(asked)) && (holdsForOwner || isAnother) ? othersPolicies : [];
  };
}

/** Attribute notation is a cast too: `x.mydomain` makes a value of it. */
function typesIn(layer: Mentions[], mentioned: FunctionMention[], facts: Facts): TypeFact[] {
  const named = new Set(layer.flatMap((mentions) => mentions.types.map((type) => type.name)));
  for (const { by, name } of mentioned) if (by === 'attribute') named.add(name);
  return facts.types.filter((type) => named.has(type.name));
}

function aSelectOf(expression: string): Definition {
  return { text: `SELECT ${expression}` };
}

/** Naming a type in a cast brings up everything that making a value of it would run. */
function aValueOf({ schema, name }: Name): Definition {
  const quoted = [schema ?? '', name].map((word) => `"${word.replaceAll('"', '""')}"`);
  return { text: `SELECT NULL::${quoted.join('.')}` };
}

/** The functions that at least one mention could mean. Which one it is, only types would tell. */
function reachable(mentioned: FunctionMention[], facts: Facts): FunctionFact[] {
  const byName = Map.groupBy(mentioned, keyOf);
  return facts.functions.filter(
    (fact) =>
      fact.asked === null || (byName.get(keyOf(fact.asked)) ?? []).some((mention) => fits(mention, fact)),
  );
}

function fits({ arguments: count }: FunctionMention, fact: FunctionFact): boolean {
  return count === null || (count >= fact.fewest && count <= fact.most);
}

/** Proven by the catalogue: every relation that the qualifier may stand for has a column of this name. */
function isColumn({ columnOf, name }: FunctionMention, { relations }: Facts): boolean {
  if (columnOf === undefined) return false;
  return columnOf.every((group) =>
    group.some(({ mayBeMissing, ...asked }) => {
      const relation = relations.find((fact) => keyOf(fact.asked) === keyOf(asked));
      return relation ? relation.columns.includes(name) : mayBeMissing;
    }),
  );
}

/** An attribute is usually a column, and a call with one argument may be a cast. */
function isKnown(mention: FunctionMention, facts: Facts): boolean {
  if (mention.by !== 'call') return true;
  const isFunction = facts.functions.some(
    (fact) => fact.asked !== null && keyOf(fact.asked) === keyOf(mention) && fits(mention, fact),
  );
  return isFunction || (mention.arguments === 1 && facts.types.some((type) => type.name === mention.name));
}

/** Reporting layers have hundreds of definitions behind a statement; more would only keep the server busy. */
const mostDefinitions = 2_000;

const readInOneTurn = 25;

async function readDefinitions(definitions: Definition[]): Promise<{ mentions: Mentions[] } | Refused> {
  const mentions: Mentions[] = [];
  for (const [index, { text, ...walk }] of definitions.entries()) {
    // Short ones are read here: a thousand of them must not keep everybody else waiting.
    if (index % readInOneTurn === 0) await setImmediate();
    if (Buffer.byteLength(text) > limits.query.statementBytes)
      return { refused: `a definition behind it is longer than ${limits.query.statementBytes / 1_000} kB.` };
    const found = await readInThread('postgresDefinition', text, walk);
    if ('refused' in found) return found;
    mentions.push(found);
  }
  return { mentions };
}

/** Writing to the catalogue is how a superuser breaks a server with one UPDATE. */
function refuseTarget(target: Target, facts: Facts): string | undefined {
  const found = facts.relations.filter((fact) => isNamed(fact, target));
  const system = found.find((fact) => fact.builtIn || fact.extension !== null);
  if (system) return `${system.schema}.${system.name} belongs to the system.`;
  return found.some((fact) => fact.wrappers.length > 0)
    ? 'tables of other servers can be read only.'
    : undefined;
}

function isNamed(fact: RelationFact, { schema, name }: Name): boolean {
  return fact.name === name && (schema === null || fact.schema === schema);
}

function labelOf({ schema, name }: Name): string {
  return schema === null ? name : `${schema}.${name}`;
}

/** A name may hold a dot: the label of `"a.b"` is not to be taken for `a.b`. */
function keyOf({ schema, name }: Name): string {
  return JSON.stringify([schema, name]);
}

function wantedBy(layer: Mentions[]): Wanted {
  const functions = layer.flatMap((mentions) => mentions.functions);
  const attributes = functions.filter(({ by }) => by === 'attribute');
  const plain = ({ schema, name }: Name): Name => ({ schema, name });
  return {
    functions: once(functions.map(plain)),
    relations: once(layer.flatMap(({ relations }) => relations)),
    operators: once(layer.flatMap(({ operators }) => operators)),
    types: once([...layer.flatMap(({ types }) => types), ...attributes.map(plain)]),
  };
}

function once<T extends Name>(mentions: readonly T[]): T[] {
  return [...new Map(mentions.map((mention) => [JSON.stringify(mention), mention])).values()];
}
