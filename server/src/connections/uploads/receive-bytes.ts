import type { FileHandle } from 'node:fs/promises';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { type FileHeader, fileKinds } from '../../databases/kinds.ts';

const headerBytes = Math.max(...fileKinds.map(({ header: { from, text } }) => from + text.length));

/** What each person is sending right now: a hundred files at once must not each find the same room. */
export function arrivingBytes() {
  const bytes = new Map<string, number>();
  return {
    countFor: (spaceId: string) => {
      let own = 0;
      const change = (by: number) => {
        const now = (bytes.get(spaceId) ?? 0) + by;
        if (now > 0) bytes.set(spaceId, now);
        else bytes.delete(spaceId);
        return now;
      };
      return {
        add: (size: number) => {
          own += size;
          return change(size);
        },
        end: () => change(-own),
      };
    },
  };
}

/** What is no file of a database, or larger than allowed, is refused as soon as that is known. */
export async function writeAll(
  handle: FileHandle,
  chunks: AsyncIterable<Buffer>,
  assertFits: (bytes: number) => void,
): Promise<number> {
  let bytes = 0;
  let start = Buffer.alloc(0);
  for await (const chunk of chunks) {
    bytes += chunk.length;
    assertSize(bytes);
    assertFits(chunk.length);
    if (start.length < headerBytes) {
      start = Buffer.concat([start, chunk.subarray(0, headerBytes - start.length)]);
      if (!fileKinds.some(({ header }) => mayHave(start, header))) throw notDatabase();
    }
    await handle.write(chunk);
  }
  if (!fileKinds.some(({ header }) => has(start, header))) throw notDatabase();
  await handle.sync();
  return bytes;
}

function assertSize(bytes: number): void {
  const { uploadBytes } = limits.connection;
  if (bytes > uploadBytes) throw tooLarge(`The file is larger than ${uploadBytes / 1_048_576} MB.`);
}

export function assertRoom(bytesOfAll: number): void {
  const { uploadsBytes } = limits.connection;
  if (bytesOfAll > uploadsBytes) {
    const most = uploadsBytes / 1_048_576;
    throw tooLarge(`Your files may have ${most} MB in all. Delete a connection that you no longer need.`);
  }
}

function tooLarge(message: string): ParleyError {
  return new ParleyError('payload_too_large', { message, fields: { file: message } });
}

/** As far as it has arrived. */
function mayHave(start: Buffer, { from, text }: FileHeader): boolean {
  return text.startsWith(start.toString('latin1', from, from + text.length));
}

function has(start: Buffer, { from, text }: FileHeader): boolean {
  return start.toString('latin1', from, from + text.length) === text;
}

function notDatabase(): ParleyError {
  const titles = fileKinds.map(({ title }) => title).join(' or ');
  return wrongFile(`This file is not a ${titles} database, or it is encrypted.`);
}

export function wrongFile(message: string): ParleyError {
  return new ParleyError('invalid_input', { message, fields: { file: message } });
}
