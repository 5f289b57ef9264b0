/** The part of WebAssembly that the engine uses. TypeScript declares it only together with the browser's types. */
export type WasmMemory = { readonly buffer: SharedArrayBuffer; grow(pages: number): number };
export type WasmModule = object;

type WasmApi = {
  Memory: new (limits: { initial: number; maximum: number; shared: true }) => WasmMemory;
  validate(bytes: Uint8Array): boolean;
  compile(bytes: Uint8Array): Promise<WasmModule>;
  instantiate(
    module: WasmModule,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ): Promise<{ exports: unknown }>;
};

export const wasm = (globalThis as unknown as { WebAssembly: WasmApi }).WebAssembly;

/** 256 MB, of which the kernel takes what a model needs. Memory that threads share must have a limit. */
export const mostPages = 4096;
