import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { lockFolder } from './lock-folder.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

describe('lockFolder', () => {
  it('holds the lock until it is closed, though nobody keeps what it returned', async () => {
    const home = mkdtempSync(join(tmpdir(), 'lock-test-'));
    const folder = join(home, 'seeding');
    lockAndForget(folder);
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      collectGarbage();
    }
    expect(() => lockFolder(folder, 0)).toThrow('locked');
    rmSync(home, { recursive: true, force: true });
  });
});

/** A function of its own, so that nothing of it stays on the stack. */
function lockAndForget(folder: string): void {
  lockFolder(folder, 0);
}
