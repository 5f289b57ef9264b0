import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { Parameter, ParameterType } from '@parley/contract/parameters';
import { isSingleValue } from '@parley/contract/parameters';
import type { BoundItem, BoundValue, Proposal } from './approved-sql.ts';

/** Names of parameters that take several values here: declared as lists, or given an array. */
export function listNames({ parameters, values }: Proposal): Set<string> {
  const lists = parameters.filter(
    (parameter) => parameter.list || Array.isArray(givenFor(parameter, values)),
  );
  return new Set(lists.map(({ name }) => name));
}

/**
 * Turns what a caller gave into values of the declared types, in the order of `names`. A missing required value
 * and a value of the wrong type end the request with a message that names them. `takesList` tells of a parameter
 * that is not declared as a list whether an array can mean only one thing in its place.
 */
export function bindValues(
  names: readonly string[],
  { parameters, values }: Proposal,
  takesList: (name: string) => boolean = () => false,
): BoundValue[] {
  const declared = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const used = names.map((name) => declared.get(name) ?? undeclared(name));
  const missing = [
    ...new Set(used.filter((parameter) => isMissing(parameter, values)).map(({ name }) => name)),
  ];
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map((name) => [name, 'Please give a value.']));
    throw new ParleyError('parameters_missing', { values: { names: missing.join(', ') }, fields });
  }
  return used.map((parameter) => {
    const given = givenFor(parameter, values);
    const isList = parameter.list || (Array.isArray(given) && takesList(parameter.name));
    return isList ? bindList(parameter, given) : bindValue(parameter, given);
  });
}

/** Own properties only: `constructor` is a name like any other. */
function givenFor(parameter: Parameter, values: Proposal['values']): unknown {
  const given = Object.hasOwn(values, parameter.name) ? values[parameter.name] : undefined;
  return given === undefined || given === '' ? (parameter.default ?? given ?? null) : given;
}

function isMissing(parameter: Parameter, values: Proposal['values']): boolean {
  const value = givenFor(parameter, values);
  const isEmpty = value === null || (value === '' && (parameter.list || parameter.type !== 'text'));
  return parameter.required && isEmpty;
}

function undeclared(name: string): never {
  throw new ParleyError('sql_refused', {
    values: { reason: `:${name} is used but is not a parameter of the tool.` },
  });
}

/** One value given for a list is a list of one. An empty list is a value: it matches nothing. */
function bindList(parameter: Parameter, given: unknown): BoundValue {
  if (given === null || given === '') return { type: 'null' };
  const items = Array.isArray(given) ? given : [given];
  if (items.length > limits.parameter.listItems) {
    throw invalid(parameter, `give at most ${limits.parameter.listItems.toLocaleString('en')} values`);
  }
  const of = parameter.type === 'enum' ? 'text' : parameter.type;
  return { type: 'list', of, items: items.map((item) => bindItem(parameter, item)) };
}

function bindItem(parameter: Parameter, given: unknown): BoundItem {
  const bound = bindValue(parameter, given);
  if (bound.type === 'null' || bound.type === 'list') throw invalid(parameter, 'leave out empty values');
  return bound;
}

function bindValue(parameter: Parameter, given: unknown): BoundValue {
  if (!isSingleValue(given)) throw invalid(parameter, 'give a text, a number, yes or no');
  if (given === null || (given === '' && parameter.type !== 'text')) return { type: 'null' };
  return binders[parameter.type](given, parameter);
}

type Binder = (value: string | number | boolean, parameter: Parameter) => BoundItem;

const binders: Record<ParameterType, Binder> = {
  text: (value, parameter) => ({ type: 'text', text: plainText(value, parameter) }),
  enum: (value, parameter) => {
    const text = plainText(value, parameter);
    if (parameter.options && !parameter.options.includes(text)) {
      throw invalid(parameter, `choose one of: ${parameter.options.join(', ')}`);
    }
    return { type: 'text', text };
  },
  integer: matching('integer', /^[+-]?\d{1,19}$/, 'give a whole number'),
  number: matching('number', /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?$/, 'give a number'),
  uuid: matching('uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'give a UUID'),
  date: calendar('date', /^\d{4}-\d{2}-\d{2}$/, 'give a date such as 2026-11-15'),
  timestamp: calendar(
    'timestamp',
    /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?)?$/,
    'give a point in time such as 2026-11-15T10:30:00Z',
  ),
  boolean: (value, parameter) => {
    if (typeof value === 'boolean') return { type: 'boolean', value };
    if (/^(true|yes|1)$/i.test(String(value))) return { type: 'boolean', value: true };
    if (/^(false|no|0)$/i.test(String(value))) return { type: 'boolean', value: false };
    throw invalid(parameter, 'give yes or no');
  },
};

function matching(type: 'integer' | 'number' | 'uuid', pattern: RegExp, advice: string): Binder {
  return (value, parameter) => {
    const text = typeof value === 'boolean' ? '' : String(value).trim();
    if (!pattern.test(text)) throw invalid(parameter, advice);
    return { type, text };
  };
}

function calendar(type: 'date' | 'timestamp', pattern: RegExp, advice: string): Binder {
  return (value, parameter) => {
    const text = String(value).trim();
    if (!pattern.test(text) || !isDay(text.slice(0, 10))) throw invalid(parameter, advice);
    return { type, text };
  };
}

function isDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

/** No engine keeps a NUL in a text, and each fails on it in its own way. */
function plainText(value: string | number | boolean, parameter: Parameter): string {
  const text = String(value);
  if (text.includes('\0')) throw invalid(parameter, 'leave out the NUL character');
  return text;
}

function invalid(parameter: Parameter, reason: string): ParleyError {
  return new ParleyError('parameter_invalid', {
    values: { name: parameter.name, reason },
    fields: { [parameter.name]: reason },
  });
}
