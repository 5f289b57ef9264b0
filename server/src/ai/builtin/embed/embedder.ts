import { ParleyError } from '@parley/contract/errors';
import type { Embedding } from '../../port.ts';
import { isModelInstalled, Model } from './model.ts';
import { ngramDimensions, ngramVector } from './ngrams.ts';
import { VectorCache } from './vector-cache.ts';

/** Long enough for whoever reads an answer and thinks of the next question. */
const idleMs = 15 * 60_000;
const cachedTexts = 2_000;
/** After as many failures in a row the model is given up: something is wrong with this machine, not with a text. */
const failuresAllowed = 2;

const ngrams = { name: 'ngrams-512', dimensions: ngramDimensions } as const;
const minilm = { name: 'minilm-fp16-384', dimensions: 384 } as const;

type Vectors = Map<string, Float32Array>;
/** `found` and `missing` together are the texts of one caller. */
type Job = {
  missing: string[];
  found: Vectors;
  settle: (outcome: Vectors | 'given up' | ParleyError) => void;
};

export type Embedder = {
  readonly model: string;
  readonly isThreadRunning: boolean;
  embed(texts: readonly string[], signal: AbortSignal): Promise<Embedding>;
  close(): Promise<void>;
};

export type EmbedderOptions = { useModel?: boolean; idleMs?: number };

export function createEmbedder(options: EmbedderOptions = {}): Embedder {
  const thread = new Model(options.idleMs ?? idleMs);
  const cache = new VectorCache(cachedTexts);
  const waiting = new Set<Job>();
  let inUse: typeof ngrams | typeof minilm = (options.useModel ?? isModelInstalled()) ? minilm : ngrams;
  let failures = 0;
  let isWorking = false;
  let isClosed = false;

  const embed = async (texts: readonly string[], signal: AbortSignal): Promise<Embedding> => {
    if (signal.aborted) throw new ParleyError('query_cancelled');
    const vectors = inUse === minilm ? await fromModel(texts, signal) : 'given up';
    const model = vectors === 'given up' ? ngrams : minilm;
    const vectorOf = (text: string) =>
      (vectors === 'given up' ? undefined : vectors.get(text)) ?? ngramVector(text);
    return { model: model.name, dimensions: model.dimensions, vectors: texts.map(vectorOf) };
  };

  const fromModel = (texts: readonly string[], signal: AbortSignal): Promise<Vectors | 'given up'> =>
    new Promise((resolve, reject) => {
      const cancel = () => job.settle(new ParleyError('query_cancelled'));
      const job: Job = {
        missing: [],
        found: new Map(),
        settle: (outcome) => {
          waiting.delete(job);
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
      signal.addEventListener('abort', cancel, { once: true });
      waiting.add(job);
      void work();
    });

  /** The shortest job first: somebody waits for a question while a hundred descriptions can wait. */
  const nextJob = (): Job | undefined => [...waiting].sort((a, b) => a.missing.length - b.missing.length)[0];

  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    for (let job = nextJob(); job; job = nextJob()) await step(job);
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
