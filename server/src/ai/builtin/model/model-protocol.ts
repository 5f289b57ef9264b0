import type { ReadAnswer, ReadJob } from './read-protocol.ts';

export type ModelTask = { kind: 'read'; job: ReadJob } | { kind: 'embed'; text: string };

export type ModelAnswer = ReadAnswer | { kind: 'vector'; vector: Float32Array };
