import type { Facts, FunctionFact, LookUp, RelationFact, Wanted } from './facts.ts';
import { type FunctionMention, type Mentions, mentionsOf, type Name } from './mentions.ts';
import { parse } from './parse.ts';
import { judgeFunction, judgeRelation, makesValues, type Rules } from './policy.ts';
import type { Statement, Target } from './read-statement.ts';

export type Judging = Rules & {
  lookUp: LookUp;
  /** Writes schemas before names, where the server would not look for them. The guard reads what comes out. */
  qualify?: (text: string) => Promise<string>;
};

/** Views on views on functions: more turns than this are no longer somebody's reporting layer. */
const deepest = 32;

/**
 * Asks the catalogue about everything a statement names, then about everything that the definitions behind those
 * names name, until nothing new comes up. Gives the reason to refuse, or nothing.
 */
export async function judge(statement: Statement, judging: Judging): Promise<string | undefined> {
  const read = new Set<string>();
  let layer: Mentions[] = [statement.mentions];
  for (let turn = 0; layer.length > 0; turn += 1) {
    if (turn === deepest) return 'its views lie too many layers deep.';
    const facts = await judging.lookUp(wantedBy(layer));
    const found = judgeLayer(layer, facts, judging);
    if ('refused' in found) return found.refused;
    const refused = turn === 0 && statement.target ? refuseTarget(statement.target, facts) : undefined;
    if (refused) return refused;
    const fresh = found.definitions.filter((definition) => !read.has(definition));
    for (const definition of fresh) read.add(definition);
    const next = readDefinitions([...new Set(fresh)]);
    if ('refused' in next) return next.refused;
    layer = next.mentions;
  }
  return undefined;
}

type Found = { definitions: string[] } | { refused: string };

function judgeLayer(layer: Mentions[], facts: Facts, rules: Rules): Found {
  const functions = reachable(layer, facts);
  const makes = layer.some(({ arrays }) => arrays) || functions.some(makesValues);
  const definitions: string[] = [];
  const checks = facts.types.flatMap((type) => type.checks);
  for (const fact of facts.relations) {
    const judgement = judgeRelation(fact, rules);
    if (typeof judgement === 'object') return judgement;
    if (judgement === 'ask its definition') definitions.push(fact.definition ?? '');
    checks.push(...fact.innerChecks, ...(makes ? fact.columnChecks : []));
  }
  for (const fact of functions) {
    const judgement = judgeFunction(fact, rules);
    if (typeof judgement === 'object') return judgement;
    if (judgement === 'trusted') continue;
    // What an extension is made of came with it.
    if (fact.extension === null) definitions.push(...fact.types.map(aValueOf));
    if (judgement !== 'ask its body') continue;
    definitions.push(fact.body ?? '');
    if (fact.defaults !== null) definitions.push(`SELECT ${fact.defaults}`);
  }
  definitions.push(...checks.map((check) => `SELECT ${check}`));
  const unknown = layer.flatMap((mentions) => mentions.functions).find((call) => !isKnown(call, facts));
  if (unknown) return { refused: `there is no function ${labelOf(unknown)} that takes these arguments.` };
  return { definitions };
}

/** Naming a type in a cast brings up everything that making a value of it would run. */
function aValueOf({ schema, name }: Name): string {
  const quoted = [schema ?? '', name].map((word) => `"${word.replaceAll('"', '""')}"`);
  return `SELECT NULL::${quoted.join('.')}`;
}

/** The functions that at least one mention could mean. Which one it is, only types would tell. */
function reachable(layer: Mentions[], facts: Facts): FunctionFact[] {
  const byName = Map.groupBy(
    layer.flatMap((mentions) => mentions.functions),
    keyOf,
  );
  return facts.functions.filter(
    (fact) =>
      fact.asked === null || (byName.get(keyOf(fact.asked)) ?? []).some((mention) => fits(mention, fact)),
  );
}

function fits(mention: FunctionMention, fact: FunctionFact): boolean {
  const count = mention.arguments;
  const isCallable = count === null || (count >= fact.fewest && count <= fact.most);
  return isCallable && (mention.by !== 'row' || fact.takesRow);
}

/** An attribute is usually a column, and a call with one argument may be a cast. */
function isKnown(mention: FunctionMention, facts: Facts): boolean {
  if (mention.by !== 'call') return true;
  const isFunction = facts.functions.some(
    (fact) => fact.asked !== null && keyOf(fact.asked) === keyOf(mention) && fits(mention, fact),
  );
  return isFunction || (mention.arguments === 1 && facts.types.some((type) => type.name === mention.name));
}

/** Views, functions and domains hold one reading statement, or they are refused with what uses them. */
function readDefinitions(definitions: string[]): { mentions: Mentions[] } | { refused: string } {
  const mentions: Mentions[] = [];
  for (const definition of definitions) {
    const parsed = parse(definition);
    if ('refused' in parsed)
      return { refused: `a definition behind it could not be read: ${parsed.refused}` };
    const [tree, ...others] = parsed.statements;
    if (!tree || others.length > 0)
      return { refused: 'a function behind it runs something other than one statement.' };
    const found = mentionsOf(tree, 'read');
    if ('refused' in found) return { refused: `of a definition behind it: ${found.refused}` };
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
  const once = (names: Name[]): Name[] => {
    const unique = new Map(names.map(({ schema, name }) => [keyOf({ schema, name }), { schema, name }]));
    return [...unique.values()];
  };
  return {
    functions: once(layer.flatMap(({ functions }) => functions)),
    relations: once(layer.flatMap(({ relations }) => relations)),
    operators: once(layer.flatMap(({ operators }) => operators)),
    types: once(layer.flatMap(({ types }) => types)),
  };
}
