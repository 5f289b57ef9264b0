import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type KernelRecord, kernelTarget, sumOfKernel, sumOfSource } from './compile-kernel.ts';

describe('the compiled kernel', () => {
  const record = JSON.parse(readFileSync(join(kernelTarget, 'kernel.json'), 'utf8')) as KernelRecord;

  it('was compiled from the source as it is: run `node reader/src/engine/compile-kernel.ts` after a change', () => {
    expect(record.source).toBe(sumOfSource());
  });

  it('is the one that the compiler wrote', () => {
    const found = Object.fromEntries(Object.keys(record.files).map((file) => [file, sumOfKernel(file)]));
    expect(found).toEqual(record.files);
  });
});
