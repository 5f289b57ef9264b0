/** The part of WebAssembly that the engine uses. TypeScript declares it only together with the browser's types. */
export type WasmMemory = { readonly buffer: ArrayBuffer; grow(pages: number): number };
type WasmModule = object;

type WasmApi = {
  Memory: new (limits: { initial: number }) => WasmMemory;
  validate(bytes: Uint8Array): boolean;
  compile(bytes: Uint8Array): Promise<WasmModule>;
  instantiate(
    module: WasmModule,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ): Promise<{ exports: unknown }>;
};

export const wasm = (globalThis as unknown as { WebAssembly: WasmApi }).WebAssembly;
