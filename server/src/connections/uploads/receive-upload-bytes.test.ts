import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileKinds } from '../../databases/kinds-of-database.ts';
import { writeAll } from './receive-upload-bytes.ts';

const folder = mkdtempSync(join(tmpdir(), 'parley-receive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Gives what was written, and how many pieces were taken before it was refused. */
async function receive(pieces: readonly string[]) {
  const file = join(folder, 'upload');
  const handle = await open(file, 'w');
  let taken = 0;
  async function* chunks() {
    for (const piece of pieces) {
      taken += 1;
      yield Buffer.from(piece, 'latin1');
    }
  }
  try {
    await writeAll(handle, chunks(), () => undefined);
    return { taken, written: readFileSync(file, 'latin1') };
  } catch (error) {
    return { taken, refused: (error as Error).message };
  } finally {
    await handle.close();
  }
}

const refused = 'This file is not a SQLite database, or it is encrypted.';

test.each(fileKinds)(
  '$title files are taken, however their header is cut into pieces',
  async ({ header }) => {
    const bytes = `${'\0'.repeat(header.from)}${header.text}rows`;
    expect(await receive([bytes])).toMatchObject({ written: bytes });
    expect(await receive([...bytes])).toMatchObject({ written: bytes });
  },
);

test('a file that begins like no database is refused at the first byte that differs', async () => {
  expect(await receive(['SQLite', ' shell', ' history'])).toEqual({ taken: 2, refused });
});

test('a file that ends within the header is refused', async () => {
  expect(await receive(['SQLite format'])).toEqual({ taken: 1, refused });
  expect(await receive([])).toEqual({ taken: 0, refused });
});
