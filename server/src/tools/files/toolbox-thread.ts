import { parentPort } from 'node:worker_threads';
import type { FileContent } from './toolbox-file.ts';
import { readToolboxFile } from './toolbox-file.ts';

export type FromToolboxThread = 'ready' | { content: FileContent } | { refused: string };

/** A file can be written so that reading it takes minutes; here only this thread waits. */
const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread.');

port.once('message', (text: string) => port.postMessage(read(text)));
port.postMessage('ready' satisfies FromToolboxThread);

function read(text: string): FromToolboxThread {
  try {
    return { content: readToolboxFile(text) };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}
