import type { Parameter } from '@parley/contract/parameters';
import { snakeCaseIdentifier } from '../naming/snake-case-identifier.ts';

export type Wanted = Omit<Parameter, 'name'> & { name: string };

export type Parameters = {
  /** The parameter as it is written in the statement. */
  add(wanted: Wanted): string;
  list(): Parameter[];
};

export function createParameters(): Parameters {
  const found: Parameter[] = [];
  return {
    add(wanted) {
      const base = snakeCaseIdentifier(wanted.name);
      let name = base;
      for (let count = 2; found.some((parameter) => parameter.name === name); count += 1) {
        name = `${base}_${count}`;
      }
      found.push({ ...wanted, name });
      return `:${name}`;
    },
    list: () => found,
  };
}
