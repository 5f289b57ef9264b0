import type { ParameterValue } from '@parley/contract/parameters';

/** A question, with its values set apart, and the statement that its asker said answers it. */
export type LearnedReading = {
  /** In which it was said. */
  executionId: string;
  connectionId: string;
  question: string;
  template: string;
  /** Values that the asker put in place of guessed ones. */
  corrected: Readonly<Record<string, ParameterValue>>;
  model: string;
  vector: Float32Array;
};

/** A question that a person said a tool answered well, or not. */
export type ToolExample = {
  toolId: string;
  question: string;
  liked: boolean;
  model: string;
  vector: Float32Array;
};
