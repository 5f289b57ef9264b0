import type { Parameter } from '@parley/contract/parameters';
import { keyOf, stemsOf, type ValueIndex } from './value-index.ts';

/** Longer options are words themselves. */
const longestCode = 3;

/**
 * What codes stand for, where a parameter's description says it of all of them: 'S scheduled, D done, X cancelled',
 * 'A = active; B = blocked'.
 */
export function codeMeanings({ options = [], description }: Parameter): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  if (options.some(({ length }) => length > longestCode)) return meanings;
  for (const option of options) {
    const code = option.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
    const said = new RegExp(
      String.raw`(?<![\p{L}\p{N}])${code}(?:\s*[=:\u2013\u2014-]\s*|\s+(?:is|means|stands for|for)\s+|\s+)(\p{L}[\p{L} -]*)`,
      'u',
    );
    const meaning = said.exec(description)?.[1]?.replace(/ (?:and|or|und|y)\b.*/, '');
    if (meaning !== undefined) meanings.set(option, meaning.trim());
  }
  const isTold = meanings.size === options.length && new Set(meanings.values()).size === options.length;
  return isTold ? meanings : new Map();
}

const known = new WeakMap<Parameter, ValueIndex>();

/** The index of a parameter's options, by which a code is also found by what it stands for. */
export function withCodeMeanings(parameter: Parameter, index: ValueIndex): ValueIndex {
  const made = known.get(parameter);
  if (made) return made;
  const meanings = codeMeanings(parameter);
  const byKey = new Map(index.byKey);
  const byStems = new Map(index.byStems);
  for (const [option, meaning] of meanings) {
    const key = keyOf(meaning);
    byKey.set(key, [...(byKey.get(key) ?? []), option]);
    byStems.set(stemsOf(key), [...(byStems.get(stemsOf(key)) ?? []), option]);
  }
  const wider = meanings.size === 0 ? index : { ...index, byKey, byStems };
  known.set(parameter, wider);
  return wider;
}
