import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Weights } from '../engine/check-weights.ts';

const shipped = fileURLToPath(new URL('../../data', import.meta.url));

/** A new folder as `openTrainedModel` expects it. */
export function writeWeights({ index, bytes }: Weights): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-reader-'));
  for (const file of ['kernel.wasm', 'kernel-relaxed.wasm', 'vocabulary.txt']) {
    copyFileSync(join(shipped, file), join(folder, file));
  }
  writeFileSync(join(folder, 'reader.json'), JSON.stringify(index));
  writeFileSync(join(folder, 'reader.bin'), bytes);
  return folder;
}
