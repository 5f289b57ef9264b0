import { limits } from '@parley/contract/limits';
import { readApart } from '../read-apart.ts';
import type { Facts, FunctionFact, LookUp, RelationFact, TypeFact, Wanted } from './facts.ts';
import type { FunctionMention, Mentions } from './mentions.ts';
import type { Name } from './parse.ts';
import { AllowedFunctions, bareName } from './plan-calls.ts';
import { judgeFunction, judgeRelation, makesValues, type Rules, refusesSetting } from './policy.ts';
import type { Definition, Statement, Target } from './read-statement.ts';

export type Judging = Rules & {
  lookUp: LookUp;
  /** Writes schemas before names, where the server would not look for them. The guard reads what comes out. */
  qualify?: (text: string) => Promise<string>;
};

/** Views on views on functions: more turns than this are no longer somebody's reporting layer. */
const deepest = 32;

/** What a statement may call, by whatever spelling; or why it may not run. */
export type Judged = { allowed: AllowedFunctions } | Refused;

type Refused = { refused: string };

/**
 * Asks the catalogue about everything a statement names, then about everything that the definitions behind those
 * names name, until nothing new comes up.
 */
export async function judge(statement: Statement, judging: Judging): Promise<Judged> {
  const read = new Set<string>();
  const allowed = new AllowedFunctions();
  let layer: Mentions[] = [statement.mentions];
  for (let turn = 0; layer.length > 0; turn += 1) {
    if (turn === deepest) return { refused: 'its views lie too many layers deep.' };
    const facts = await judging.lookUp(wantedBy(layer));
    const found = judgeLayer(layer, facts, judging);
    if ('refused' in found) return found;
    for (const fact of found.functions) allowed.addFunction(fact, judging);
    for (const fact of facts.relations) allowed.addRelation(fact);
    const refused = turn === 0 && statement.target ? refuseTarget(statement.target, facts) : undefined;
    if (refused) return { refused };
    const fresh = unread(found.definitions, read);
    if (read.size > mostDefinitions) return { refused: 'too many views and functions lie behind it.' };
    const next = await readDefinitions(fresh);
    if ('refused' in next) return next;
    layer = next.mentions;
  }
  return { allowed };
}

/**
 * Holds the server's own plan against the reading: a function that stands in the plan and was not come upon must be
 * harmless by itself, as those are that the planner adds.
 */
export async function confirmPlan(
  plan: unknown,
  allowed: AllowedFunctions,
  judging: Judging,
): Promise<string | undefined> {
  const missing = allowed.missingFrom(plan);
  if (missing.length === 0) return undefined;
  const functions = missing.map((label) => {
    const name = bareName(label);
    return { schema: name === label ? null : label.slice(0, -name.length - 1), name };
  });
  const facts = await judging.lookUp({ functions, relations: [], operators: [], types: [] });
  const strange = functions.find((asked) => {
    const found = facts.functions.filter((fact) => fact.asked !== null && keyOf(fact.asked) === keyOf(asked));
    return found.length === 0 || found.some((fact) => judgeFunction(fact, judging) !== 'harmless');
  });
  return strange && `the server would call ${labelOf(strange)}, which was not found in the statement.`;
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

function judgeLayer(layer: Mentions[], facts: Facts, rules: Rules): Found {
  const mentioned = layer.flatMap((mentions) => mentions.functions).filter((one) => !isColumn(one, facts));
  const functions = reachable(mentioned, facts);
  const unknown = mentioned.find((call) => !isKnown(call, facts));
  if (unknown) return { refused: `there is no function ${labelOf(unknown)} that takes these arguments.` };
  // Which setting is read, only the run would tell.
  if (mentioned.some(({ by, name }) => by === 'attribute' && name === 'current_setting'))
    return { refused: refusesSetting(null) ?? '' };
  const makes = layer.some(({ arrays }) => arrays) || functions.some(makesValues);
  const definitions: Definition[] = [];
  for (const fact of facts.relations) {
    const judgement = judgeRelation(fact, rules);
    if (typeof judgement === 'object') return judgement;
    if (judgement === 'ask its definition') definitions.push({ text: fact.definition ?? '' });
    definitions.push(...[...fact.computed, ...fact.innerChecks].map(aSelectOf));
    definitions.push(...fact.planned.map((expression) => ({ ...aSelectOf(expression), foldedOnly: true })));
    if (makes) definitions.push(...fact.columnChecks.map(aSelectOf));
  }
  for (const fact of functions) {
    const judgement = judgeFunction(fact, rules);
    if (typeof judgement === 'object') return judgement;
    if (judgement === 'trusted') continue;
    // What an extension is made of came with it.
    if (fact.extension === null) definitions.push(...fact.types.map(aValueOf));
    if (judgement !== 'ask its body') continue;
    definitions.push({ text: fact.body ?? '', parameters: fact.parameters });
    if (fact.defaults !== null) definitions.push(aSelectOf(fact.defaults));
  }
  definitions.push(...typesIn(layer, mentioned, facts).flatMap((type) => type.checks.map(aSelectOf)));
  return { definitions, functions };
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
  return columnOf.every(({ mayBeMissing, ...asked }) => {
    const relation = relations.find((fact) => keyOf(fact.asked) === keyOf(asked));
    return relation ? relation.columns.includes(name) : mayBeMissing;
  });
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

async function readDefinitions(definitions: Definition[]): Promise<{ mentions: Mentions[] } | Refused> {
  const mentions: Mentions[] = [];
  for (const { text, ...walk } of definitions) {
    if (Buffer.byteLength(text) > limits.query.statementBytes)
      return { refused: `a definition behind it is longer than ${limits.query.statementBytes / 1_000} kB.` };
    const found = await readApart('postgresDefinition', text, walk);
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
