import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import type { Chunk } from '../../store/grant-rehearsal-and-upload-types.ts';
import { chunkBytes } from '../../store/grant-rehearsal-and-upload-types.ts';

/** The pieces of a file that differ from those of another one, read one at a time; all of them where there is no other. */
export async function* changedChunks(file: string, before?: string): AsyncGenerator<Chunk> {
  const after = await open(file);
  const old = before === undefined ? undefined : await open(before);
  try {
    for (let number = 0; ; number += 1) {
      const data = await chunkAt(after, number);
      if (data.length === 0) return;
      if (!old || !data.equals(await chunkAt(old, number))) yield { number, data };
    }
  } finally {
    await after.close();
    await old?.close();
  }
}

export async function chunkAt(handle: FileHandle, number: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(chunkBytes);
  let filled = 0;
  while (filled < chunkBytes) {
    const { bytesRead } = await handle.read(
      buffer,
      filled,
      chunkBytes - filled,
      number * chunkBytes + filled,
    );
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}
