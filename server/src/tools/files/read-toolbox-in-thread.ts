import { ParleyError } from '@parley/contract/errors';
import { ThreadPool, ThreadPoolError } from '../../platform/threads/thread-pool.ts';
import type { FileContent } from './read-mcp-toolbox-file.ts';

export type ToolboxAnswer = { content: FileContent } | { refused: string };

/**
 * One file at a time: a file of nothing but brackets takes all the memory that a thread may have. `time` is far more
 * than the largest file that people write takes on a busy machine.
 */
export function toolboxThreads(time = 10_000): ThreadPool<string, ToolboxAnswer> {
  const program = new URL('./read-toolbox-file-thread.ts', import.meta.url);
  return new ThreadPool(program, { threads: 1, waiting: 4, time, memoryMb: 96, idle: 1_000 });
}

const threads = toolboxThreads();

/** Reads a file that a stranger may have written, in a thread that is ended when it takes too much. */
export async function readToolboxInThread(text: string, pool = threads): Promise<FileContent> {
  const answer = await pool.run(text).catch(refusal);
  if ('refused' in answer) throw new ParleyError('invalid_input', { message: answer.refused });
  return answer.content;
}

function refusal(error: unknown): ToolboxAnswer {
  if (!(error instanceof ThreadPoolError)) throw error;
  if (error.reason === 'busy') throw new ParleyError('too_many_requests', { values: { seconds: 10 } });
  return { refused: 'The file could not be read: it takes too much time or memory to make sense of.' };
}
