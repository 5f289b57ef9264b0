import { createReaderModel, type ReaderModel } from '../../src/ai/builtin/model/reader-model.ts';

let shared: ReaderModel | undefined;

/**
 * The shipped model for the servers of all test files of a worker: each would load it into a thread of its own, which
 * takes longer than most of what they are asked. A vector is made by the model, once for each text. No server closes it.
 */
export function sharedReaderModel(): ReaderModel {
  shared ??= remembering(createReaderModel());
  return shared;
}

function remembering(model: ReaderModel): ReaderModel {
  const vectors = new Map<string, Promise<Float32Array>>();
  const embed = (text: string) => {
    const vector = vectors.get(text) ?? model.embed(text);
    vectors.set(text, vector);
    vector.catch(() => vectors.delete(text));
    return vector;
  };
  return Object.create(model, { embed: { value: embed }, close: { value: async () => undefined } });
}
