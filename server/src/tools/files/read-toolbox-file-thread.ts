import { answerThreadTasks } from '../../platform/threads/answer-thread-tasks.ts';
import { readToolboxFile } from './read-mcp-toolbox-file.ts';
import type { ToolboxAnswer } from './read-toolbox-in-thread.ts';

/** A file can be written so that reading it takes minutes; here only this thread waits. */
answerThreadTasks((text: string): ToolboxAnswer => {
  try {
    return { content: readToolboxFile(text) };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
});
