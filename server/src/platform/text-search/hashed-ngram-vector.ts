import { stem, tokens } from './tokenize-and-stem.ts';

export const ngramDimensions = 512;

const wordWeight = 1;
const pairWeight = 0.7;
const pieceWeight = 0.35;
const pieceLength = 4;

/** What stands in where the model is not installed: words, pairs of words and pieces of words, by signed hashing. */
export function ngramVector(text: string): Float32Array {
  const vector = new Float32Array(ngramDimensions);
  const words = tokens(text).map(stem);
  for (const [index, word] of words.entries()) {
    add(vector, `w:${word}`, wordWeight);
    const next = words[index + 1];
    if (next !== undefined) add(vector, `p:${word} ${next}`, pairWeight);
    const framed = `<${word}>`;
    for (let start = 0; start + pieceLength <= framed.length; start += 1) {
      add(vector, `c:${framed.slice(start, start + pieceLength)}`, pieceWeight);
    }
  }
  return toLengthOne(vector);
}

function add(vector: Float32Array, feature: string, weight: number): void {
  const hash = fnv1a(feature);
  const place = hash % ngramDimensions;
  const sign = (hash >>> 16) & 1 ? 1 : -1;
  vector[place] = (vector[place] ?? 0) + sign * weight;
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // The low bits of FNV are the weak ones, and the remainder takes those.
  return (hash ^ (hash >>> 15)) >>> 0;
}

function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((value) => value / length) : vector;
}
