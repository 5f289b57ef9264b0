import type { AiProvider, QuestionRead, QuestionReading, ReadTask } from '../src/ai/port.ts';

export type { QuestionReading };

export type ScriptedReader = {
  /** Stands where the trained model reads questions. */
  read: NonNullable<AiProvider['readQuestion']>;
  /** What it was asked to read. */
  tasks: ReadTask[];
  /** What it says from now on. */
  says(answer: (task: ReadTask) => QuestionRead | null): void;
};

export function scriptedReader(): ScriptedReader {
  let script: (task: ReadTask) => QuestionRead | null = () => null;
  const tasks: ReadTask[] = [];
  return {
    tasks,
    says: (answer) => {
      script = answer;
    },
    read: async (task) => {
      tasks.push(task);
      return { value: script(task), usage: null };
    },
  };
}

/** Running the readings changes nothing, unless `afterTrial` says what it does. */
export const sure = (...readings: QuestionReading[]): QuestionRead => ({
  verdict: 'sure',
  unanswerable: 0,
  readings,
  unplaced: [],
  trial: { readings, judge: () => ({ verdict: 'sure', readings }) },
});
export const unsure = (...readings: QuestionReading[]): QuestionRead => ({
  verdict: 'unsure',
  unanswerable: 0,
  readings,
  unplaced: [],
  trial: { readings, judge: () => ({ verdict: 'unsure', readings }) },
});
export const unanswerable = (...unplaced: string[]): QuestionRead => ({
  verdict: 'unanswerable',
  unanswerable: 1,
  readings: [],
  unplaced,
  trial: { readings: [], judge: () => ({ verdict: 'unanswerable', readings: [] }) },
});
export const afterTrial = (read: QuestionRead, judge: QuestionRead['trial']['judge']): QuestionRead => ({
  ...read,
  trial: { ...read.trial, judge },
});
