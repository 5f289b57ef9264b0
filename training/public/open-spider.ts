import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { z } from 'zod';
import { type FetchedRepository, openFetchedRepository } from './fetched-repository.ts';
import type { StatementPair } from './match-tables.ts';
import { type SpiderDatabase, spiderDatabase } from './spider-schema.ts';

const spiderQuestion = z.object({
  db_id: z.string(),
  SpiderQuestion: z.string(),
  SpiderSynQuestion: z.string(),
  query: z.string(),
});

/** `at`: its place in the file. `translated`: the same statement in the edition that has the rows. */
export type SpiderQuestion = z.infer<typeof spiderQuestion> & { at: number; translated: string };

export type Spider = {
  databases: readonly SpiderDatabase[];
  questionsOf(database: SpiderDatabase): SpiderQuestion[];
  /** A copy of the file with the rows, under other names; null where there is none. */
  copyOfRows(database: SpiderDatabase): string | null;
};

/** Spider's training questions and the 140 databases they are asked of. */
export function openSpider(repositories: string): Spider {
  const synonyms = openFetchedRepository(repositories, 'ygan/Spider-Syn');
  const translation = openFetchedRepository(repositories, 'LeLuven/MachineSpider');
  const statements = translation.text('train_dev/train_spider.sql').split('\n');
  const questions = z
    .array(spiderQuestion)
    .parse(JSON.parse(synonyms.text('Spider-Syn/train_spider.json')))
    .map((question, at) => ({ ...question, at, translated: (statements[at] ?? '').split('\t')[0] ?? '' }));
  // The file describes every database of Spider; only those with training questions are read.
  const wanted = new Set(questions.map(({ db_id }) => db_id));
  const databases = z
    .array(z.looseObject({ db_id: z.string() }))
    .parse(JSON.parse(synonyms.text('preprocessed_dataset/tables.json')))
    .filter(({ db_id }) => wanted.has(db_id))
    .map((entry) => spiderDatabase.parse(entry));
  const folders = new Map(translation.names('database').map((name) => [name.toLowerCase(), name]));
  return {
    databases,
    questionsOf: ({ db_id }) => questions.filter((question) => question.db_id === db_id),
    copyOfRows: ({ db_id }) => copyFile(translation, folders.get(db_id.toLowerCase()), db_id),
  };
}

export const pairsOf = (questions: readonly SpiderQuestion[]): StatementPair[] =>
  questions.map(({ query, translated }) => ({ original: query, translated }));

function copyFile(
  repository: FetchedRepository,
  folder: string | undefined,
  database: string,
): string | null {
  if (folder === undefined) return null;
  for (const name of [folder, database]) {
    try {
      const bytes = repository.bytes(`database/${folder}/${name}.sqlite`);
      const file = `${mkdtempSync(`${tmpdir()}/spider-`)}/${name}.sqlite`;
      writeFileSync(file, bytes);
      return file;
    } catch {
      // The snapshot lacks its largest files.
    }
  }
  return null;
}
