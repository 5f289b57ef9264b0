import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type PreparedDatabase, prepareDatabase } from '../make-example.ts';
import type { Part, Question } from '../read-questions.ts';
import type { ReadDatabase } from '../read-schema.ts';

/** What `dump-databases.ts` kept of a database: all that is needed of it where there is no PostgreSQL. */
export type DumpedDatabase = {
  name: string;
  /** Of the files that it was made from. */
  hash: string;
  schema: ReadDatabase['schema'];
  cells: [number, readonly string[]][];
  /** Written in contrasts: see `contrastDatabases`. */
  isContrast: boolean;
  questions: Question[];
};

/** One of several processes that share the databases. */
export type Shard = { at: number; of: number };

const work = fileURLToPath(new URL('../work', import.meta.url));

export const dumpFileOf = (part: Part): string => `${work}/databases-${part.replace(' ', '-')}.jsonl`;

export async function* dumpedDatabases(
  part: Part,
  { at, of }: Shard = { at: 0, of: 1 },
): AsyncGenerator<DumpedDatabase> {
  const file = dumpFileOf(part);
  if (!existsSync(file))
    throw new Error(`There is no ${file}: run \`node training/dump/dump-databases.ts\` first.`);
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file) })) {
    if (line++ % of === at) yield JSON.parse(text) as DumpedDatabase;
  }
}

export const preparedOf = ({ name, schema, cells }: DumpedDatabase): PreparedDatabase =>
  prepareDatabase(name, { schema, cells: new Map(cells) });

/** `3/16`: the fourth of sixteen. */
export function shardOf(text = '0/1'): Shard {
  const [at = 0, of = 1] = text.split('/').map(Number);
  if (!(Number.isInteger(at) && Number.isInteger(of) && at >= 0 && at < of))
    throw new Error(`'${text}' is no shard: write 0/16 to 15/16.`);
  return { at, of };
}
