import type { ChangeAnswer, ReadAnswer, ReadJob } from './reader-thread-messages.ts';

export type ModelTask = { kind: 'read' | 'change'; job: ReadJob } | { kind: 'embed'; text: string };

export type ModelAnswer = ReadAnswer | ChangeAnswer | { kind: 'vector'; vector: Float32Array };

/** How the thread is started. */
export type ReaderThreadData = {
  /** How many share the work on a question, this one included. */
  threads: number;
};
