import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mostPages } from './web-assembly-types.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const kernelSource = join(root, 'kernel');
export const kernelTarget = join(root, 'data');

/**
 * The compiler is fetched for this alone: it is a hundred megabytes, and nobody who does not change the kernel needs it.
 */
const compiler = 'assemblyscript@0.28.20';

const sumOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

const sourceFiles = (): string[] =>
  readdirSync(kernelSource)
    .filter((name) => name.endsWith('.ts'))
    .sort();

/** The checksum of everything that the compiled kernel depends on. */
export function sumOfSource(): string {
  const texts = sourceFiles().map((name) => `${name}\n${readFileSync(join(kernelSource, name), 'utf8')}`);
  return sumOf([compiler, ...texts].join('\n'));
}

export const sumOfKernel = (file: string): string => sumOf(readFileSync(join(kernelTarget, file)));

/** Written beside the compiled kernel; a test compares it with the source. */
export type KernelRecord = { compiler: string; source: string; files: Record<string, string> };

const variants: Readonly<Record<string, readonly string[]>> = {
  'kernel.wasm': [],
  'kernel-relaxed.wasm': ['--enable', 'relaxed-simd'],
};

function compile(): void {
  const memory = ['--importMemory', '--sharedMemory', '--maximumMemory', String(mostPages)];
  const enabled = ['--enable', 'simd', '--enable', 'threads'];
  const options = ['--runtime', 'stub', ...memory, '--noAssert', '-O3', ...enabled];
  const sources = sourceFiles().map((name) => join(kernelSource, name));
  for (const [file, more] of Object.entries(variants)) {
    const output = ['-o', join(kernelTarget, file)];
    const call = ['exec', '--yes', `--package=${compiler}`, '--', 'asc', ...sources];
    execFileSync('npm', [...call, ...options, ...more, ...output], { stdio: 'inherit' });
  }
  const files = Object.fromEntries(Object.keys(variants).map((file) => [file, sumOfKernel(file)]));
  const record: KernelRecord = { compiler, source: sumOfSource(), files };
  writeFileSync(join(kernelTarget, 'kernel.json'), `${JSON.stringify(record, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) compile();
