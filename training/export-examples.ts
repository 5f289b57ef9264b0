import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGzip, type Gzip } from 'node:zlib';
import { nodesIn } from '../reader/src/choice/collect-query-nodes.ts';
import { openTokenizer, type Tokenizer } from '../reader/src/model-input/word-piece-tokenizer.ts';
import type { QueryReading } from '../reader/src/query/logical-query.ts';
import type { ValueMatch } from '../reader/src/question/find-stored-values.ts';
import { linkWordsToNames } from '../reader/src/question/link-words-to-names.ts';
import { readQuestion } from '../reader/src/question/split-question-words.ts';
import type { Schema } from '../reader/src/schema/schema-types.ts';
import { type DumpedDatabase, dumpedDatabases, preparedOf, shardOf } from './dump/dumped-databases.ts';
import {
  type ExampleWish,
  type LinkedQuestion,
  linkQuestion,
  makeExample,
  type PreparedDatabase,
  prepareDatabase,
} from './make-example.ts';
import { mergeDatabases, shareTableWords } from './merge-databases.ts';
import { partOfPublicDatabase } from './public/part-of-public-database.ts';
import { momentOfAsking, type Part, partOf, type Question } from './read-questions.ts';
import type { ReadDatabase } from './read-schema.ts';
import { abbreviateSchema, readOtherWords, renameSchema } from './rename-schema.ts';
import { loadParser } from './sql-to-logical-query/parse-tree.ts';
import { toLogicalQuery } from './sql-to-logical-query/to-logical-query.ts';

/**
 * Writes what the model is trained on into `training/work/`, from what `dump/dump-databases.ts` kept:
 * `node training/export-examples.ts [public data folder] [shard]`. With `3/16` it does a sixteenth of the work, so that
 * sixteen processes do all of it. Questions of held-out databases are never read here.
 */
const work = fileURLToPath(new URL('work', import.meta.url));
/** The schema's tokens in each variant of an example. The first is what the reader allows itself. */
const budgets = [320, 440] as const;
/** Of larger databases the model sees a part: another part, in another order, teaches more than the same again. */
const largeFrom = 80;
/** One question in so many is asked once more of a database that lacks its main table. */
const hiddenEvery = 14;
/** Some writers leave cancelled orders out without being asked, others do not: what no question says is not taught. */
const unaskedWeight = 0;
/** What is told apart by one word is met more often than its share of the questions. */
const contrastWeight = 3;
/** Of the questions that training is watched with, one in so many: figures are no better with all of them. */
const tuningEvery = 3;
/** So many times the tables and columns of a training database get other names, and so many times abbreviated ones. */
const renamings = 5;
const abbreviations = 2;
/** One question in so many is asked once more of its database and another one together. */
const mergedEvery = 3;
/** One question in so many that names rows is asked once more of a database that does not hold these names. */
const unstoredEvery = 5;
/** So many databases that came before are there to be merged with the next. */
const mostCompanions = 12;
/** More questions on single tables teach nothing new. */
const mostWikiSql = 10_000;

type Asked = {
  source: string;
  part: Part;
  database: PreparedDatabase;
  id: number;
  question: string;
  previous?: string;
  /** Each meaning of the question; none where it cannot be answered. */
  statements: readonly string[];
  weight: number;
  variants: number;
  /** The same database under other names. */
  renamed: readonly Schema[];
  /** The same database with the tables of another one behind its own. */
  merged?: PreparedDatabase;
};

type Tally = { questions: number; examples: number; hidden: number; lost: Map<string, number> };

const newTally = (): Tally => ({ questions: 0, examples: 0, hidden: 0, lost: new Map() });

const [publicFolder, shardText] = process.argv.slice(2);
const shard = shardOf(shardText);
const random = seededRandom(20261115 + shard.at);
const otherWords = readOtherWords();
const tallies = new Map<string, Tally>();

await main();

async function main(): Promise<void> {
  await loadParser();
  mkdirSync(work, { recursive: true });
  const tokenizer = openTokenizer();
  const out = createGzip({ level: 1 });
  const file = createWriteStream(`${work}/examples${shard.of === 1 ? '' : `-${shard.at}`}.jsonl.gz`);
  out.pipe(file);
  const seen: Asked[] = [];
  await ownQuestions(async (asked) => {
    seen.push(asked);
    await write(out, tokenizer, asked);
  });
  await foreignQuestions(seen, out, tokenizer);
  if (publicFolder !== undefined && publicFolder !== '')
    await publicQuestions(publicFolder, (asked) => write(out, tokenizer, asked));
  out.end();
  await finished(file);
  for (const [name, { questions, examples, hidden, lost }] of tallies) {
    console.log(
      `${name}: ${questions} questions, ${examples} examples, ${hidden} with something that the layout left out`,
    );
    for (const [reason, count] of [...lost].toSorted((a, b) => b[1] - a[1]).slice(0, 8)) {
      console.log(`  ${count} lost: ${reason}`);
    }
  }
}

async function ownQuestions(take: (asked: Asked) => Promise<void>): Promise<void> {
  for (const part of ['training', 'tuning'] as const) {
    const companions: ReadDatabase[] = [];
    for await (const dumped of dumpedDatabases(part, shard)) {
      const database = preparedOf(dumped);
      const renamed = part === 'training' ? renamingsOf(database) : [];
      const merged = mergedWithOneOf(companions, dumped);
      const weight = dumped.isContrast ? contrastWeight : 1;
      for (const question of dumped.questions)
        await take({ ...askedOf(database, question, dumped.questions), weight, renamed, ...merged });
    }
  }
}

/** Of what is larger already only a part is seen, so that more tables change nothing. */
function mergedWithOneOf(
  companions: ReadDatabase[],
  { name, schema, cells }: DumpedDatabase,
): { merged?: PreparedDatabase } {
  const database = { schema, cells: new Map(cells) };
  if (schema.columns.length >= largeFrom) return {};
  const fitting = companions.filter((other) => !shareTableWords(database, other));
  const other = fitting[random(Math.max(1, fitting.length))];
  companions.push(database);
  if (companions.length > mostCompanions) companions.shift();
  return other === undefined ? {} : { merged: prepareDatabase(name, mergeDatabases(database, other)) };
}

function renamingsOf({ schema }: PreparedDatabase): Schema[] {
  return [
    ...Array.from({ length: renamings }, () => renameSchema(schema, otherWords, random)),
    ...Array.from({ length: abbreviations }, () => abbreviateSchema(schema, random)),
  ];
}

function askedOf(
  database: PreparedDatabase,
  question: Question,
  all: readonly Question[],
): Omit<Asked, 'renamed' | 'weight'> {
  const statements = question.sql === null ? (question.readings ?? []).map(({ sql }) => sql) : [question.sql];
  const before = all.find(({ id }) => id === question.after);
  const part = partOf(database.name);
  return {
    source: 'own',
    part,
    database,
    id: question.id,
    question: question.question,
    ...(before === undefined ? {} : { previous: before.question }),
    statements,
    variants: part === 'training' && database.schema.columns.length >= largeFrom ? 2 : 1,
  };
}

/** A question of another database cannot be answered here. */
async function foreignQuestions(seen: readonly Asked[], out: Gzip, tokenizer: Tokenizer): Promise<void> {
  for (const asked of seen) {
    if (asked.part !== 'training' || asked.previous !== undefined || random(12) !== 0) continue;
    const other = seen[random(seen.length)];
    if (other === undefined || other.part !== 'training' || other.database === asked.database) continue;
    const { merged: _, ...alone } = asked;
    const stranger = {
      ...alone,
      source: 'foreign',
      database: other.database,
      statements: [],
      weight: 0.5,
      variants: 1,
      renamed: [],
    };
    await write(out, tokenizer, stranger);
  }
}

async function publicQuestions(folder: string, take: (asked: Asked) => Promise<void>): Promise<void> {
  for (const source of readdirSync(folder, { withFileTypes: true })) {
    if (source.isDirectory()) await publicSource(`${folder}/${source.name}`, source.name, take);
    if (source.name === 'wikisql.jsonl') await wikiSql(`${folder}/${source.name}`, take);
  }
}

async function publicSource(
  folder: string,
  source: string,
  take: (asked: Asked) => Promise<void>,
): Promise<void> {
  for (const name of readdirSync(folder).filter((_, at) => at % shard.of === shard.at)) {
    const place = `${folder}/${name}`;
    if (!existsSync(`${place}/questions.jsonl`)) continue;
    const database = publicDatabase(
      name,
      JSON.parse(readFileSync(`${place}/schema.json`, 'utf8')) as Schema,
      existsSync(`${place}/cells.json`)
        ? (JSON.parse(readFileSync(`${place}/cells.json`, 'utf8')) as Record<string, string[]>)
        : {},
    );
    const part = partOfPublicDatabase(name);
    const renamed = part === 'training' ? renamingsOf(database) : [];
    for (const line of readFileSync(`${place}/questions.jsonl`, 'utf8').split('\n')) {
      if (line.trim() === '') continue;
      const { id, question, sql } = JSON.parse(line) as { id: number; question: string; sql: string };
      await take({
        source,
        part,
        database,
        id,
        question,
        statements: [sql],
        weight: 1,
        variants: 1,
        renamed,
      });
    }
  }
}

async function wikiSql(file: string, take: (asked: Asked) => Promise<void>): Promise<void> {
  type Line = { schema: Schema; cells: Record<string, string[]>; question: string; sql: string };
  let id = 0;
  for await (const text of createInterface({ input: createReadStream(file) })) {
    if (text.trim() === '' || id >= mostWikiSql) continue;
    id += 1;
    if (id % shard.of !== shard.at) continue;
    const { schema, cells, question, sql } = JSON.parse(text) as Line;
    const database = publicDatabase(`wikisql ${id}`, schema, cells);
    await take({
      source: 'wikisql',
      part: 'training',
      database,
      id,
      question,
      statements: [sql],
      weight: 1,
      variants: 1,
      renamed: [],
    });
  }
}

function publicDatabase(
  name: string,
  schema: Schema,
  cells: Readonly<Record<string, string[]>>,
): PreparedDatabase {
  const byPosition = new Map(Object.entries(cells).map(([column, texts]) => [Number(column), texts]));
  return prepareDatabase(name, { schema, cells: byPosition });
}

/** Every meaning of a question in every variant; a reading that cannot be said is counted with its reason. */
async function write(out: Gzip, tokenizer: Tokenizer, asked: Asked): Promise<void> {
  const tally = tallies.get(`${asked.source} ${asked.part}`) ?? newTally();
  tallies.set(`${asked.source} ${asked.part}`, tally);
  tally.questions += 1;
  const linked = linkQuestion(asked.database, readQuestion(asked.question, asked.previous));
  for (const reading of readingsOf(asked, linked, tally)) {
    const weight = leavesOutUnasked(reading, linked.values)
      ? unaskedWeight
      : asked.weight / Math.max(1, asked.statements.length);
    if (weight === 0 || (asked.part === 'tuning' && random(tuningEvery) !== 0)) continue;
    const line = lineWriter(out, { ...asked, weight }, tally);
    for (let variant = 0; variant < asked.variants; variant += 1) {
      const budget = budgets[variant] ?? budgets[0];
      const wish = { linked, reading, tokenizer, budget, ...(variant === 0 ? {} : { random }) };
      await line(wish, { source: asked.source, variant });
    }
    const schema = asked.renamed[random(Math.max(1, asked.renamed.length))];
    if (schema !== undefined) {
      const wish = { linked: under(schema, linked), reading, tokenizer, budget: budgets[0], random };
      await line(wish, { source: 'renamed', variant: 0 });
    }
    if (asked.merged !== undefined && random(mergedEvery) === 0) {
      const together = linkQuestion(asked.merged, linked.question);
      const wish = { linked: together, reading, tokenizer, budget: budgets[0], random };
      await line(wish, { source: 'merged', variant: 0 });
    }
    if (asked.part === 'training' && random(unstoredEvery) === 0) {
      const strange = withoutStored(linked, reading);
      for (const unstored of strange === null ? [] : readingsOf(asked, strange, newTally())) {
        await line(
          { linked: strange ?? linked, reading: unstored, tokenizer, budget: budgets[0], random },
          { source: 'unstored', variant: 0 },
        );
      }
    }
    const without = random(hiddenEvery) === 0 ? tableToHide(reading) : undefined;
    if (without === undefined || asked.part !== 'training') continue;
    const wish = {
      linked,
      reading: { kind: 'unanswerable' } as const,
      tokenizer,
      budget: budgets[0],
      without,
    };
    await line(wish, { source: 'hidden', variant: 0 });
  }
}

/** What the words match where the database has other names; its values are the same. */
function under(schema: Schema, { database, question, values }: LinkedQuestion): LinkedQuestion {
  return { database: { ...database, schema }, question, values, links: linkWordsToNames(question, schema) };
}

/**
 * What the words match where no row holds the names that the statement compares with; null where there are none. Values
 * of a short list, a state for one, are left: what is not among them is said in another way.
 */
function withoutStored(linked: LinkedQuestion, reading: QueryReading): LinkedQuestion | null {
  if (reading.kind === 'unanswerable') return null;
  const { columns } = linked.database.schema;
  const named = new Set(
    nodesIn(reading).flatMap((node) => {
      const { kind, column = -1, value } = node as { kind: string; column?: number; value?: string };
      return kind === 'stored' && columns[column]?.values.length === 0 ? [`${column} ${value}`] : [];
    }),
  );
  const values = linked.values.filter(({ column, value }) => !named.has(`${column} ${value}`));
  return named.size === 0 ? null : { ...linked, values };
}

type Head = { source: string; variant: number };

function lineWriter(out: Gzip, { part, database, id, weight }: Asked, tally: Tally) {
  return async (wish: ExampleWish, { source, variant }: Head): Promise<void> => {
    try {
      const { isFound, ...example } = makeExample(wish);
      const head = { source, part, database: database.name, id, weight, variant };
      const isTaken = out.write(`${JSON.stringify({ ...head, ...example })}\n`);
      if (!isTaken) await new Promise((resolve) => out.once('drain', resolve));
      tally.examples += 1;
      if (!isFound && variant === 0 && source !== 'hidden' && source !== 'renamed') tally.hidden += 1;
    } catch (error) {
      count(tally, `example: ${String(error)}`);
    }
  };
}

function readingsOf(
  asked: Asked,
  { question, values, database }: LinkedQuestion,
  tally: Tally,
): QueryReading[] {
  if (asked.statements.length === 0) return [{ kind: 'unanswerable' }];
  return asked.statements.flatMap((sql): QueryReading[] => {
    const { schema } = database;
    const converted = toLogicalQuery({ sql, question, schema, values, moment: momentOfAsking });
    if (converted.reason === undefined) return [converted.query];
    count(tally, converted.reason);
    return [];
  });
}

/** Whether rows with a stored value are left out that the question does not name. */
function leavesOutUnasked(reading: QueryReading, values: readonly ValueMatch[]): boolean {
  if (reading.kind === 'unanswerable') return false;
  const isNamed = ({ column, value }: { column: number; value: string }) =>
    values.some((one) => one.column === column && one.value === value);
  return nodesIn(reading).some((node) => {
    if (node.kind === 'comparison' && node.operator === '<>' && node.right.kind === 'literal') {
      return node.right.literal.kind === 'stored' && !isNamed(node.right.literal);
    }
    if (node.kind !== 'in list' || !node.negated) return false;
    return node.values.some((one) => one.kind === 'stored' && !isNamed(one));
  });
}

/** The main table of a query: without it the question cannot be answered. */
function tableToHide(reading: QueryReading): number | undefined {
  return reading.kind === 'select' && reading.from.kind === 'tables'
    ? reading.from.tables[0]?.table
    : undefined;
}

function count({ lost }: Tally, reason: string): void {
  lost.set(reason, (lost.get(reason) ?? 0) + 1);
}

/** The same numbers every time, so that the same data gives the same examples. */
function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
