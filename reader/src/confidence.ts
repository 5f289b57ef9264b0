import type { DatabaseReading } from './question-reader.ts';

export type Confidence = {
  /** That the first reading is right. */
  confidence: number;
  /** That each reading is right, in their order. */
  each: number[];
};

/** How likely the readings of a question are what was meant. */
export function confidenceOf({ readings, unanswerable }: DatabaseReading): Confidence {
  const each = readings.map(({ score }) => Math.exp(score) * (1 - unanswerable));
  return { confidence: each[0] ?? 0, each };
}
