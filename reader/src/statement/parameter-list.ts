import { splitName } from '../schema/split-and-pluralize-names.ts';
import type { StatementParameter } from './sql-with-parameters-types.ts';

/** Collects the parameters of one statement. Equal values of equal origin share one parameter. */
export class ParameterList {
  readonly parameters: StatementParameter[] = [];
  readonly #places = new Map<string, string>();

  /** The place of the parameter in the statement, `:name`. */
  add(parameter: StatementParameter): string {
    const { type, value, words } = parameter;
    const name = parameterName(parameter.name);
    const column = type === 'date' || type === 'timestamp' ? null : parameter.column;
    const key = JSON.stringify([name, type, value, words, column]);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const unique = this.#uniqueName(name);
    this.parameters.push({ ...parameter, name: unique });
    this.#places.set(key, `:${unique}`);
    return `:${unique}`;
  }

  #uniqueName(name: string): string {
    const taken = new Set(this.parameters.map((parameter) => parameter.name));
    for (let count = 1; ; count += 1) {
      const candidate = count === 1 ? name : `${name}_${count}`;
      if (!taken.has(candidate)) return candidate;
    }
  }
}

/** Letters a to z, digits and underscores, at most 40, not beginning with a digit. */
export function parameterName(text: string): string {
  const plain = splitName(text)
    .map((word) => word.normalize('NFD').replace(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '')
    .join('_')
    .slice(0, 40);
  if (plain === '') return 'value';
  return /^\d/.test(plain) ? `value_${plain}` : plain;
}
