import type { ParameterValue } from '@parley/contract/parameters';

/** What can be done with an answer. */
export type AnswerActions = {
  /** Runs the same tool again with these values. */
  onValues: (toolId: string, values: Record<string, ParameterValue>) => void;
  /** Takes one meaning of the question, as it was read or with these values. */
  onReading: (wording: string, values?: Record<string, ParameterValue>) => void;
  /** Asks the same question of one tool. */
  onTool: (toolId: string) => void;
  /** Runs the tool's own statement instead of the rewritten one. */
  onPlain: () => void;
  /** Asks the question again, with nothing of the one before it. */
  onAlone: () => void;
  onBuiltin: () => void;
  onCancel: () => void;
};
