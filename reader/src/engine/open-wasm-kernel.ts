import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { damaged } from './check-weights.ts';
import { mostPages, type WasmMemory, type WasmModule, wasm } from './web-assembly-types.ts';

/** The functions of `reader/kernel`; arguments are byte positions in memory and counts. Comments are there. */
export type KernelFunctions = {
  multiplyPairs(): void;
  quantizeRows(
    x: number,
    stride: number,
    rows: number,
    columns: number,
    halves: number,
    out: number,
    scales: number,
  ): void;
  quantizeWeights(
    x: number,
    stride: number,
    outputs: number,
    inputs: number,
    factor: number,
    weights: number,
    parameters: number,
  ): void;
  prepareWeights(source: number, weights: number, outputs: number, inputs: number, sums: number): void;
  linear(
    x: number,
    rowScales: number,
    weights: number,
    parameters: number,
    y: number,
    yStride: number,
    rows: number,
    outputs: number,
    inputs: number,
    halves: number,
  ): void;
  gelu(x: number, count: number): void;
  softmaxRows(x: number, rows: number, columns: number, stride: number): void;
  shareRows(
    x: number,
    rows: number,
    columns: number,
    stride: number,
    halves: number,
    out: number,
    scales: number,
  ): void;
  normalizeRows(
    x: number,
    residual: number,
    norm: number,
    out: number,
    rows: number,
    columns: number,
    epsilon: number,
  ): void;
  addScaled(x: number, factor: number, out: number, count: number): void;
  addQuantized(row: number, scale: number, out: number, count: number): void;
  transpose(
    x: number,
    xStride: number,
    rows: number,
    columns: number,
    factor: number,
    out: number,
    outStride: number,
  ): void;
  packRows(x: number, stride: number, rows: number, columns: number, out: number): void;
  multiply(
    a: number,
    aStride: number,
    b: number,
    bStride: number,
    out: number,
    outStride: number,
    rows: number,
    columns: number,
    inner: number,
  ): void;
  addRelations(
    scores: number,
    stride: number,
    relations: number,
    items: number,
    table: number,
    heads: number,
    head: number,
  ): void;
  attendSlots(
    query: number,
    keys: number,
    values: number,
    stride: number,
    slots: number,
    count: number,
    heads: number,
    width: number,
    scores: number,
    out: number,
  ): void;
};

/**
 * How bytes are multiplied: widened to 16 bits, or with relaxed SIMD in pairs or in fours. All give the same bits.
 */
export type KernelVariant = 'plain' | 'pairs' | 'dot';

/** What a thread needs to run a kernel on the same memory. */
export type KernelParts = { module: WasmModule; memory: WasmMemory; variant: KernelVariant };

export type Kernel = KernelParts & { functions: KernelFunctions };

const files: Readonly<Record<KernelVariant, string>> = {
  plain: 'kernel.wasm',
  pairs: 'kernel-relaxed.wasm',
  dot: 'kernel-relaxed.wasm',
};

/** Without a variant, the one that is faster on this processor, as far as the runtime knows it. */
export async function openKernel(folder: string, variant?: KernelVariant): Promise<Kernel> {
  const chosen = variant ?? (await fasterVariant(folder));
  const memory = new wasm.Memory({ initial: 1, maximum: mostPages, shared: true });
  try {
    const module = await wasm.compile(await readKernel(folder, chosen));
    return await startKernel({ module, memory, variant: chosen });
  } catch (cause) {
    throw damaged(`${files[chosen]} cannot be loaded.`, { cause });
  }
}

/** A kernel of this thread on memory that it may share with others. */
export async function startKernel({ module, memory, variant }: KernelParts): Promise<Kernel> {
  const instance = await wasm.instantiate(module, { env: { memory } });
  const functions = instance.exports as KernelFunctions;
  if (variant === 'pairs') functions.multiplyPairs();
  return { module, memory, variant, functions };
}

/**
 * arm64 has one instruction for the dot product of four bytes, and so has x86-64 with AVX-VNNI; without it there is one for
 * that of two. Node 20 has no relaxed SIMD.
 */
async function fasterVariant(folder: string): Promise<KernelVariant> {
  const variant = process.arch === 'arm64' || (await hasAvxVnni()) ? 'dot' : 'pairs';
  return wasm.validate(await readKernel(folder, variant)) ? variant : 'plain';
}

async function readKernel(folder: string, variant: KernelVariant): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(join(folder, files[variant])));
}

/** Only Linux says so; elsewhere products of pairs are used, which take 1.4 times as long there. */
async function hasAvxVnni(): Promise<boolean> {
  const description = await readFile('/proc/cpuinfo', 'utf8').catch(() => '');
  return /^flags\b.*\bavx_vnni\b/m.test(description);
}
