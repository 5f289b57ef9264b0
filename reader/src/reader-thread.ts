import { parentPort, workerData } from 'node:worker_threads';
import { ReaderUnavailableError } from './engine/weights.ts';
import { openReader, type ReadInput, type ReadResult } from './reader.ts';

/** The thread that `ReaderHost` starts: opens the reader and answers one request after the other. */
export type ReaderRequest = { id: number } & ({ read: ReadInput } | { embed: string });

export type ReaderReply = { id: number } & (
  | { result: ReadResult }
  | { vector: Float32Array }
  | { failed: string; unavailable: ReaderUnavailableError['reason'] | null }
);

const port = parentPort;
if (port === null) throw new Error('This file runs as a thread of ReaderHost.');
const { dataFolder } = workerData as { dataFolder: string };
const opening = openReader(dataFolder);
// The first request reports a failure; until then nobody waits for it.
opening.catch(() => {});

port.on('message', async (request: ReaderRequest) => {
  const { id } = request;
  try {
    const reader = await opening;
    const reply: ReaderReply =
      'read' in request
        ? { id, result: reader.read(request.read) }
        : { id, vector: reader.embed(request.embed) };
    port.postMessage(reply);
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    const unavailable = error instanceof ReaderUnavailableError ? error.reason : null;
    port.postMessage({ id, failed, unavailable } satisfies ReaderReply);
  }
});
