import { type Part, partOf } from '../read-questions.ts';

/** Some of the databases tell how the reader does on questions of others' making, and are not trained on. */
export function partOfPublicDatabase(database: string): Part {
  return partOf(`public ${database}`) === 'held out' ? 'tuning' : 'training';
}
