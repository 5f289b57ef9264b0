import type { Parameter } from '@parley/contract/parameters';

/** Adds parameters under names that are still free. Each carries what was asked for as its default. */
export type AddedParameters = {
  add(wanted: { name: string; type: Parameter['type']; value: string | number; description: string }): string;
  all(): Parameter[];
};

export function collectAddedParameters(existing: readonly Parameter[]): AddedParameters {
  const added: Parameter[] = [];
  return {
    add: ({ name, type, value, description }) => {
      const base = name
        .replace(/\W+/g, '_')
        .replace(/^(?=\d)/, '_')
        .slice(0, 50);
      const isTaken = (candidate: string) => [...existing, ...added].some((one) => one.name === candidate);
      let free = base;
      for (let count = 2; isTaken(free); count += 1) free = `${base}_${count}`;
      added.push({ name: free, type, description, required: true, default: value });
      return `:${free}`;
    },
    all: () => added,
  };
}
