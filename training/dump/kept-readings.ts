import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DatabaseReading } from '../../reader/src/read-question-on-database.ts';
import type { Part } from '../read-questions.ts';
import type { Shard } from './dumped-databases.ts';

/** What `read-questions-of-part.ts` keeps of a question: what can be judged without the model. */
export type KeptReading = {
  database: string;
  /** The place of the question among those of its database. */
  at: number;
  unanswerable: number;
  text: string;
  ms: number;
  readings: Pick<
    DatabaseReading['readings'][number],
    'statement' | 'asked' | 'wording' | 'score' | 'steps' | 'evidence'
  >[];
};

const work = fileURLToPath(new URL('../work', import.meta.url));
const beginning = (part: Part) => `read-${part.replace(' ', '-')}`;

export const readingsFileOf = (part: Part, { at, of }: Shard): string =>
  `${work}/${beginning(part)}${of === 1 ? '' : `-${at}`}.jsonl`;

/** By database and place. */
export function keptReadings(part: Part): ReadonlyMap<string, KeptReading> {
  const kept = new Map<string, KeptReading>();
  const files = readdirSync(work).filter((name) =>
    new RegExp(`^${beginning(part)}(-\\d+)?\\.jsonl$`).test(name),
  );
  for (const line of files.flatMap((name) => readFileSync(`${work}/${name}`, 'utf8').trim().split('\n'))) {
    const one = JSON.parse(line) as KeptReading;
    kept.set(keyOf(one), one);
  }
  return kept;
}

export const keyOf = ({ database, at }: Pick<KeptReading, 'database' | 'at'>): string => `${database} ${at}`;
