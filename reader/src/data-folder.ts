import { fileURLToPath } from 'node:url';

/** Where the weights, the vocabulary and the kernel lie. */
export const readerDataFolder = fileURLToPath(new URL('../data', import.meta.url));
