import { Worker } from 'node:worker_threads';
import { ParleyError } from '@parley/contract/errors';
import { scaledTime } from '../../platform/scaled-time.ts';
import type { FileContent } from './toolbox-file.ts';
import type { FromToolboxThread } from './toolbox-thread.ts';

/** Far more than the largest file that people write takes on a busy machine. */
const timeAllowed = scaledTime(10_000);
/** Each takes a processor and memory of its own. */
const mostAtOnce = 4;
let atOnce = 0;

/** Reads a file that a stranger may have written, in a thread that is ended when it takes too long. */
export async function readToolboxApart(text: string, time: number = timeAllowed): Promise<FileContent> {
  if (atOnce >= mostAtOnce) throw new ParleyError('too_many_requests', { values: { seconds: 10 } });
  atOnce += 1;
  const thread = new Worker(new URL('./toolbox-thread.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  let deadline: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<Exclude<FromToolboxThread, 'ready'>>((resolve) => {
      thread.on('message', (message: FromToolboxThread) => {
        if (message !== 'ready') return resolve(message);
        // What the thread itself takes to start is not the file's doing.
        deadline = setTimeout(() => void thread.terminate(), time);
        thread.postMessage(text);
      });
      thread.once('error', () => resolve({ refused: tooLarge }));
      thread.once('exit', () => resolve({ refused: tooLarge }));
    });
    if ('refused' in answer) throw new ParleyError('invalid_input', { message: answer.refused });
    return answer.content;
  } finally {
    clearTimeout(deadline);
    await thread.terminate();
    atOnce -= 1;
  }
}

const tooLarge = 'The file could not be read: it takes too long to make sense of.';
