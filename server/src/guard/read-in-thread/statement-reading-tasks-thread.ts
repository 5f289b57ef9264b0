import { answerThreadTasks } from '../../platform/threads/answer-thread-tasks.ts';
import type { ReadingTask } from './statement-reading-tasks.ts';
import { statementReadingTasks } from './statement-reading-tasks.ts';

/** A long text can take seconds to read; here only this thread waits. */
answerThreadTasks(({ kind, given }: ReadingTask): Promise<unknown> => {
  // `readApart` has typed the arguments by their kind.
  const read = statementReadingTasks[kind] as (...given: unknown[]) => Promise<unknown>;
  return read(...given);
});
