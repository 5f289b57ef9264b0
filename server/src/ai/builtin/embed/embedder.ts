import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { ngramDimensions, ngramVector } from '../../../platform/text-search/hashed-ngram-vector.ts';
import type { Embedding } from '../../port.ts';
import type { ReaderModel } from '../model/reader-model.ts';
import { RoundRobinQueue } from './round-robin-queue.ts';
import { truncateForEmbedding } from './truncate-for-embedding.ts';
import { VectorCache } from './vector-cache.ts';

const cachedTexts = 2_000;
/** What one person may have under way and waiting, as with their queries. */
const mostOfOne = limits.query.running + limits.query.waiting;
const retryAfter = 5;
/** After as many failures in a row the model is given up: something is wrong with this machine, not with a text. */
const failuresAllowed = 2;

const ngrams = `ngrams-${ngramDimensions}`;

type Vectors = Map<string, Float32Array>;
/** `found` and `missing` together are the texts of one call. */
type Job = {
  asker: string;
  size(): number;
  missing: string[];
  found: Vectors;
  finish: (outcome: Vectors | 'given up' | ParleyError) => void;
};

export type Embedder = {
  readonly model: string;
  /** Askers take turns; one too many of the same asker is `query_busy`. */
  embed(texts: readonly string[], signal: AbortSignal, asker?: string): Promise<Embedding>;
  /** What still waits is refused. */
  close(): void;
};

/** `model`: null where texts are compared by their letters alone. */
export function createEmbedder(model: Pick<ReaderModel, 'name' | 'embed'> | null): Embedder {
  const named = model === null || model.name === null ? null : { name: model.name, embed: model.embed };
  const source = createVectorSource(named?.embed ?? null);
  return {
    get model() {
      return source.isGivenUp() ? ngrams : (named?.name ?? ngrams);
    },
    embed: async (whole, signal, asker = '') => {
      if (signal.aborted) throw new ParleyError('query_cancelled');
      const texts = whole.map(truncateForEmbedding);
      const made = source.isGivenUp() ? 'given up' : await source.vectorsOf(texts, signal, asker);
      const vectorOf = (text: string) =>
        (made === 'given up' ? undefined : made.get(text)) ?? ngramVector(text);
      const vectors = texts.map(vectorOf);
      const name = made === 'given up' ? ngrams : (named?.name ?? ngrams);
      return { model: name, dimensions: vectors[0]?.length ?? ngramDimensions, vectors };
    },
    close: source.close,
  };
}

/** Vectors of a model that works on one text at a time, for askers who take turns. */
function createVectorSource(embed: ReaderModel['embed'] | null) {
  const cache = new VectorCache(cachedTexts);
  const queue = new RoundRobinQueue<Job>();
  /** Null once the model has failed too often. */
  let inUse = embed;
  let failures = 0;
  let isWorking = false;
  let isClosed = false;

  const vectorsOf = (texts: string[], signal: AbortSignal, asker: string): Promise<Vectors | 'given up'> =>
    new Promise((resolve, reject) => {
      const cancel = () => job.finish(new ParleyError('query_cancelled'));
      const job: Job = {
        asker,
        missing: [],
        size: () => job.missing.length,
        found: new Map(),
        finish: (outcome) => {
          queue.leave(job);
          signal.removeEventListener('abort', cancel);
          if (outcome instanceof ParleyError) reject(outcome);
          else resolve(outcome);
        },
      };
      for (const text of new Set(texts)) {
        const known = cache.get(text);
        if (known) job.found.set(text, known);
        else job.missing.push(text);
      }
      if (job.missing.length > 0 && queue.lengthOf(asker) >= mostOfOne) {
        return job.finish(new ParleyError('query_busy', { values: { seconds: retryAfter } }));
      }
      signal.addEventListener('abort', cancel, { once: true });
      queue.add(job);
      void work();
    });

  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    for (let job = queue.next(); job; job = queue.next()) await step(job);
    isWorking = false;
  };

  const step = async (job: Job): Promise<void> => {
    const text = job.missing[0];
    if (isClosed) job.finish(new ParleyError('shutting_down'));
    else if (text === undefined) job.finish(job.found);
    else if (inUse === null) job.finish('given up');
    else await advance(job, text, inUse);
  };

  const advance = async (job: Job, text: string, vectorOf: ReaderModel['embed']): Promise<void> => {
    try {
      const vector = cache.get(text) ?? (await vectorOf(text));
      cache.set(text, vector);
      job.found.set(text, vector);
      job.missing.shift();
      failures = 0;
    } catch (error) {
      if (error instanceof ParleyError) return job.finish(error);
      failures += 1;
      if (failures >= failuresAllowed) inUse = null;
    }
  };

  return {
    isGivenUp: () => inUse === null,
    vectorsOf,
    close: () => {
      isClosed = true;
    },
  };
}
