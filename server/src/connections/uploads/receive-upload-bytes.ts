import type { FileHandle } from 'node:fs/promises';
import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import { type FileHeader, fileKinds } from '../../databases/kinds-of-database.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { Store } from '../../store/store.ts';

type UploadTotals = Awaited<ReturnType<Store['uploads']['totalBytes']>>;

const headerBytes = Math.max(...fileKinds.map(({ header: { from, text } }) => from + text.length));

/** What is being sent right now: a hundred files at once must not each find the same room. */
export function arrivingBytes() {
  const [spaces, people] = [new Map<string, number>(), new Map<string, number>()];
  const change = (bytes: Map<string, number>, id: string, by: number) => {
    const now = (bytes.get(id) ?? 0) + by;
    if (now > 0) bytes.set(id, now);
    else bytes.delete(id);
    return now;
  };
  return {
    countFor: ({ id, personId }: Pick<Owner, 'id' | 'personId'>) => {
      let own = 0;
      const changeBoth = (by: number): UploadTotals => ({
        ofSpace: change(spaces, id, by),
        ofPerson: change(people, personId, by),
      });
      return {
        add: (size: number) => {
          own += size;
          return changeBoth(size);
        },
        end: () => void changeBoth(-own),
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

/** Nobody fills more than their share by spreading files over spaces, and no space has more than one person may have. */
export function assertRoom(kept: UploadTotals, arriving: UploadTotals): void {
  const { uploadsBytes } = limits.connection;
  const most = `${uploadsBytes / 1_048_576} MB`;
  if (kept.ofPerson + arriving.ofPerson > uploadsBytes)
    throw tooLarge(`Your files may have ${most} in all. Delete a connection that you no longer need.`);
  if (kept.ofSpace + arriving.ofSpace > uploadsBytes)
    throw tooLarge(
      `The files of this space may have ${most} in all. Delete a connection that is not needed.`,
    );
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
