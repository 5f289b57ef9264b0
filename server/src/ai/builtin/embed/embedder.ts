import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { Embedding } from '../../port.ts';
import { FairLine } from './fair-line.ts';
import { isModelInstalled, Model } from './model.ts';
import { ngramDimensions, ngramVector } from './ngrams.ts';
import { tellingPart } from './telling-part.ts';
import { VectorCache } from './vector-cache.ts';

/** Long enough for whoever reads an answer and thinks of the next question. */
const idleMs = 15 * 60_000;
const cachedTexts = 2_000;
/** What one person may have under way and waiting, as with their queries. */
const mostOfOne = limits.query.running + limits.query.waiting;
const retryAfter = 5;
/** After as many failures in a row the model is given up: something is wrong with this machine, not with a text. */
const failuresAllowed = 2;

const ngrams = { name: 'ngrams-512', dimensions: ngramDimensions } as const;
const minilm = { name: 'minilm-fp16-384', dimensions: 384 } as const;

type Vectors = Map<string, Float32Array>;
/** `found` and `missing` together are the texts of one call. */
type Job = {
  asker: string;
  size(): number;
  missing: string[];
  found: Vectors;
  settle: (outcome: Vectors | 'given up' | ParleyError) => void;
};

export type Embedder = {
  readonly model: string;
  readonly isThreadRunning: boolean;
  /** Askers take turns; one too many of the same asker is `query_busy`. */
  embed(texts: readonly string[], signal: AbortSignal, asker?: string): Promise<Embedding>;
  close(): Promise<void>;
};

export type EmbedderOptions = { useModel?: boolean; idleMs?: number };

export function createEmbedder(options: EmbedderOptions = {}): Embedder {
  const thread = new Model(options.idleMs ?? idleMs);
  const cache = new VectorCache(cachedTexts);
  const line = new FairLine<Job>();
  let inUse: typeof ngrams | typeof minilm = (options.useModel ?? isModelInstalled()) ? minilm : ngrams;
  let failures = 0;
  let isWorking = false;
  let isClosed = false;

  const embed: Embedder['embed'] = async (whole, signal, asker = '') => {
    if (signal.aborted) throw new ParleyError('query_cancelled');
    const texts = whole.map(tellingPart);
    const vectors = inUse === minilm ? await fromModel(texts, signal, asker) : 'given up';
    const model = vectors === 'given up' ? ngrams : minilm;
    const vectorOf = (text: string) =>
      (vectors === 'given up' ? undefined : vectors.get(text)) ?? ngramVector(text);
    return { model: model.name, dimensions: model.dimensions, vectors: texts.map(vectorOf) };
  };

  const fromModel = (texts: string[], signal: AbortSignal, asker: string): Promise<Vectors | 'given up'> =>
    new Promise((resolve, reject) => {
      const cancel = () => job.settle(new ParleyError('query_cancelled'));
      const job: Job = {
        asker,
        missing: [],
        size: () => job.missing.length,
        found: new Map(),
        settle: (outcome) => {
          line.leave(job);
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
      if (job.missing.length > 0 && line.lengthOf(asker) >= mostOfOne) {
        return job.settle(new ParleyError('query_busy', { values: { seconds: retryAfter } }));
      }
      signal.addEventListener('abort', cancel, { once: true });
      line.add(job);
      void work();
    });

  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    for (let job = line.next(); job; job = line.next()) await step(job);
    isWorking = false;
  };

  const step = async (job: Job): Promise<void> => {
    const text = job.missing[0];
    if (isClosed) job.settle(new ParleyError('shutting_down'));
    else if (text === undefined) job.settle(job.found);
    else if (inUse === ngrams) job.settle('given up');
    else await advance(job, text);
  };

  const advance = async (job: Job, text: string): Promise<void> => {
    try {
      const vector = cache.get(text) ?? (await thread.vector(text));
      cache.set(text, vector);
      job.found.set(text, vector);
      job.missing.shift();
      failures = 0;
    } catch {
      failures += 1;
      if (failures >= failuresAllowed) inUse = ngrams;
    }
  };

  return {
    get model() {
      return inUse.name;
    },
    get isThreadRunning() {
      return thread.isRunning;
    },
    embed,
    close: async () => {
      isClosed = true;
      await thread.stop();
    },
  };
}
