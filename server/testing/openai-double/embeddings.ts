import { createHash } from 'node:crypto';
import type { Answer } from './fixed-answers.ts';

const dimensions = 1_536;

export function embeddings(body: unknown): Answer {
  const { input, model, encoding_format } = body as {
    input: string | string[];
    model: string;
    encoding_format?: string;
  };
  const texts = [input].flat();
  const data = texts.map((text, index) => {
    const vector = vectorOf(text);
    const embedding =
      encoding_format === 'base64' ? Buffer.from(vector.buffer).toString('base64') : [...vector];
    return { object: 'embedding', index, embedding };
  });
  const prompt_tokens = Math.ceil(texts.join('').length / 4);
  return {
    status: 200,
    body: { object: 'list', model, data, usage: { prompt_tokens, total_tokens: prompt_tokens } },
  };
}

/** The same for the same words, of unit length, and near for texts that share words. */
function vectorOf(text: string): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const hash = createHash('sha256').update(word).digest();
    for (let place = 0; place < 8; place += 1) {
      const at = hash.readUInt16LE(place * 2) % dimensions;
      vector[at] = (vector[at] ?? 0) + (hash[16 + place] ?? 0) / 128 - 1;
    }
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
