import { usedMemory as measure } from '../src/databases/conformance/used-memory.ts';

/** Written beside the conformance suite of databases, which may not import from here. */
export const usedMemory: () => number = measure;
