import { ParleyError } from '@parley/contract/errors';
import type { BoundItem, BoundValue, Proposal, SingleValue } from './approved-sql.ts';
import { bindValues } from './bind-values.ts';

/**
 * Where a parameter stands in a dialect without arrays. `items`: `IN (:p)`, alone in its brackets. `json`: `json_each(:p)`. `null test`: `:p IS NULL`. Anywhere else a list has no meaning.
 */
export type ListPlace = 'items' | 'json' | 'null test' | 'one value';

export type ParameterPlace = { name: string; kind: ListPlace };

/** `at(offset)` is a bare word in upper case or a sign, counted from the parameter; '' is any other token. */
export function arrayParameterPlace(at: (offset: number) => string): ListPlace {
  if (at(-1) === '(' && at(-2) === 'IN' && at(1) === ')') return 'items';
  if (at(-1) === '(' && /^JSON/.test(at(-2))) return 'json';
  if (at(-1) === '(' && at(-2) === 'OF' && at(-3) === 'MEMBER') return 'json';
  return at(1) === 'IS' && (at(2) === 'NULL' || at(3) === 'NULL') ? 'null test' : 'one value';
}

/** The value of each place; a list only where a list may stand. */
export function bindPlaces(places: readonly ParameterPlace[], proposal: Proposal): BoundValue[] {
  const single = new Set(places.filter(({ kind }) => kind === 'one value').map(({ name }) => name));
  const names = places.map(({ name }) => name);
  const bound = bindValues(names, proposal, (name) => !single.has(name));
  const misplaced = places.find(({ kind }, index) => kind === 'one value' && bound[index]?.type === 'list');
  if (!misplaced) return bound;
  const { name } = misplaced;
  const reason = `it takes several values: write IN (:${name}) in the statement`;
  throw new ParleyError('parameter_invalid', { values: { name, reason }, fields: { [name]: reason } });
}

/** A list as one JSON array; any other value as it is. */
export function asJson(value: BoundValue): SingleValue {
  if (value.type !== 'list') return value;
  return { type: 'text', text: `[${value.items.map(jsonText).join(',')}]` };
}

const jsonNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Numbers keep their digits where JSON can write them so. */
function jsonText(value: BoundItem): string {
  if (value.type === 'boolean') return String(value.value);
  if (value.type !== 'integer' && value.type !== 'number') return JSON.stringify(value.text);
  return jsonNumber.test(value.text) ? value.text : String(Number(value.text));
}
