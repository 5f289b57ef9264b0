import { nodesIn } from '../../reader/src/choice/collect-query-nodes.ts';
import type { LogicalQuery } from '../../reader/src/query/logical-query.ts';
import type { Moment } from '../../reader/src/question/resolve-period.ts';
import { type Question, readQuestion, splitWords } from '../../reader/src/question/split-question-words.ts';
import type { Schema } from '../../reader/src/schema/schema-types.ts';
import type { Statement } from '../../reader/src/statement/sql-with-parameters-types.ts';
import { writeStatement } from '../../reader/src/statement/write-statement.ts';
import { describeQuery } from '../../reader/src/wording/describe-query.ts';
import { changes, type Known, type Random, type TableSelect } from './change-query.ts';
import { varyWording } from './vary-wording.ts';

/** A question of the set with what its statement means. */
export type ReadExample = { question: Question; query: LogicalQuery };

export type ComposedQuestion = { question: string; sql: string };

/** What lies between the two questions whose parts are put together, so that words of either can be pointed at. */
const between = ' ; ';
/** Most attempts give nothing: the second question has nothing that the first one could take. */
const attemptsPerQuestion = 6;
const mostConditions = 4;

/**
 * Questions that nobody wrote: parts of two questions on one database put together, worded by the product's own wording.
 * People ask for one or two things at a time; what combines several is rare in any set, and every schema has many
 * combinations that nobody happened to ask for.
 */
export function composeQuestions(
  { schema, moment }: { schema: Schema; moment: Moment },
  examples: readonly ReadExample[],
  { count, random }: { count: number; random: Random },
): ComposedQuestion[] {
  const usable = examples.filter(isUsable);
  const composed = new Map<string, ComposedQuestion>();
  if (usable.length < 2) return [];
  for (let attempt = 0; attempt < count * attemptsPerQuestion && composed.size < count; attempt += 1) {
    const first = usable[random(usable.length)] as UsableExample;
    const second = usable[random(usable.length)] as UsableExample;
    const one = composeOf({ schema, moment }, [first, second], random);
    if (one !== null) composed.set(one.question, one);
  }
  return [...composed.values()];
}

type UsableExample = { question: Question; query: TableSelect };

/** Their inner conditions are not worded. */
const withoutWording: ReadonlySet<string> = new Set([
  'nested',
  'in query',
  'share of total',
  'running total',
  'change',
]);

/** A question by itself, on tables. */
function isUsable(example: ReadExample): example is UsableExample {
  const { question, query } = example;
  if (question.previousWords > 0 || query.kind !== 'select' || query.from.kind !== 'tables') return false;
  return !nodesIn(query).some(({ kind }) => withoutWording.has(kind));
}

function composeOf(
  about: { schema: Schema; moment: Moment },
  [first, second]: readonly [UsableExample, UsableExample],
  random: Random,
): ComposedQuestion | null {
  const before = `${first.question.text}${between}`;
  const question = readQuestion(`${before}${second.question.text}`);
  const known: Known = { ...about, random, other: shifted(second.query, splitWords(before).length) };
  let query: TableSelect | null = first.query;
  let changed = 0;
  // Every other one takes up something twice.
  for (let turn = 0; turn <= random(2) && query !== null; turn += 1) {
    const change = changes[random(changes.length)];
    const next: TableSelect | null = change?.(query, known) ?? null;
    if (next !== null) changed += 1;
    query = next ?? query;
  }
  if (changed === 0 || conditionsOf(query) > mostConditions) return null;
  const input = { ...about, question, query };
  const wording = describeQuery(input);
  // What was cut off would be left unsaid.
  if (wording.includes('…')) return null;
  try {
    const sql = withValues(writeStatement({ ...input, dialect: 'postgres' }));
    return { question: varyWording(wording, random), sql };
  } catch {
    return null;
  }
}

const conditionsOf = ({ where }: TableSelect): number =>
  where === null ? 0 : where.kind === 'and' ? where.parts.length : 1;

/** The same with its words so many places further on. */
function shifted<Part>(part: Part, by: number): Part {
  if (Array.isArray(part)) return part.map((one) => shifted(one, by)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([name, value]) => [name, shifted(value, by)] as const);
  const copy = Object.fromEntries(entries) as Record<string, unknown>;
  if (copy.kind === 'words')
    return { kind: 'words', first: Number(copy.first) + by, last: Number(copy.last) + by } as Part;
  return copy as Part;
}

/** The statement with its values in it, as gold statements are written. */
function withValues({ sql, parameters }: Statement): string {
  return sql.replace(/'(?:[^']|'')*'|"[^"]*"|::|:(\w+)/g, (whole, name?: string) => {
    const parameter = parameters.find((one) => one.name === name);
    if (parameter === undefined) return whole;
    const { type, value } = parameter;
    if (type === 'number' || type === 'boolean') return String(value);
    const text = `'${String(value).replaceAll("'", "''")}'`;
    return type === 'text' ? text : `${type} ${text}`;
  });
}
