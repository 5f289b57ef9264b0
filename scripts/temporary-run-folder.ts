import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';
/** Containers often have 64 MB there; uploads and large results of tests need more. */
const leastBytes = 4 * 1_024 ** 3;

/**
 * A folder that this process and all that it starts take for their temporary files from now on; the function it gives
 * removes it. In memory where there is room: the stores of hundreds of servers wait for the disk at every commit, which
 * takes longer than all that the tests compute.
 */
export function useRunFolder(): () => void {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(hasRoom(inMemory) ? inMemory : tmpdir(), 'parley-run-'));
  // Database servers run as accounts of their own and have their folders in it.
  chmodSync(folder, 0o711);
  // What is kept from one run to the next stays where it was.
  process.env.EMULATOR_TEMPLATE_HOME = tmpdir();
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  };
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= leastBytes;
  } catch {
    return false;
  }
}
