import type { ChangeAnswer, ReadAnswer, ReadJob } from './question-reading-message-types.ts';

export type ModelTask = { kind: 'read' | 'change'; job: ReadJob } | { kind: 'embed'; text: string };

export type ModelAnswer = ReadAnswer | ChangeAnswer | { kind: 'vector'; vector: Float32Array };

/** How the thread is started. */
export type TrainedModelThreadData = {
  /** How many share the work on a question, this one included. */
  threads: number;
};
