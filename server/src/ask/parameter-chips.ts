import type { Chip } from '@parley/contract/ask';
import { askMessages } from '@parley/contract/ask';
import type { Parameter, ParameterValue } from '@parley/contract/parameters';
import { bindingWords } from '@parley/contract/spaces/row-rules-and-groups';
import type { Extraction, ParameterValues } from '../language/filling/parameter-extraction-types.ts';
import type { BoundValues } from '../row-rules/caller-bound-parameters.ts';

/** More than this is no list to choose from. */
const mostChoices = 200;

export type Filled = { chips: Chip[]; missing: string[] };
type Values = Readonly<Record<string, ParameterValue>>;

/** What was read out of a question, as chips in the order of the tool's parameters. */
export function chipsFrom(
  parameters: readonly Parameter[],
  { values }: Extraction,
  known: readonly ParameterValues[],
): Filled {
  return filled(
    parameters.map((parameter) => {
      const read = Object.hasOwn(values, parameter.name) ? values[parameter.name] : undefined;
      return {
        parameter,
        value: read?.value ?? parameter.default ?? null,
        origin: read?.origin ?? (parameter.default == null ? null : 'default'),
        words: read?.words ?? null,
        alternatives: [...(read?.alternatives ?? [])],
        choices: choicesOf(parameter, known),
      };
    }),
  );
}

/** Values given by hand. A chip that was not touched keeps saying where its value came from. */
export function chipsWith(
  parameters: readonly Parameter[],
  values: Values,
  { before, known }: { before: readonly Chip[]; known: readonly ParameterValues[] },
): Filled {
  return filled(
    parameters.map((parameter) => {
      const earlier = before.find((chip) => chip.parameter.name === parameter.name);
      const isGiven = Object.hasOwn(values, parameter.name);
      const value = isGiven ? (values[parameter.name] ?? null) : (parameter.default ?? null);
      const choices = choicesOf(parameter, known);
      if (earlier && isSame(earlier.value, value)) return { ...asRead(earlier), parameter, choices };
      const origin = isGiven ? ('edited' as const) : value === null ? null : ('default' as const);
      return { parameter, value, origin, words: null, alternatives: [], choices };
    }),
  );
}

/** The chips of all parameters, from those of the free ones: a bound one is locked, and says what it was filled with. */
export function withBoundChips(
  { chips, missing }: Filled,
  parameters: readonly Parameter[],
  bound: BoundValues,
): Filled {
  if (chips.length === parameters.length) return { chips, missing };
  const all = parameters.flatMap((parameter): Chip[] => {
    const { boundTo, name } = parameter;
    if (!boundTo) return chips.filter((chip) => chip.parameter.name === name);
    const value = bound[name] ?? null;
    const locked = bindingWords(boundTo);
    return [{ parameter, value, origin: null, words: null, alternatives: [], choices: [], locked }];
  });
  return { chips: all, missing };
}

export function valuesOf(chips: readonly Chip[]): Record<string, ParameterValue> {
  const values: Record<string, ParameterValue> = {};
  for (const { parameter, value } of chips) {
    // Assigning it would change the object's prototype, or nothing at all.
    if (parameter.name === '__proto__') return valuesWithAnyName(chips);
    values[parameter.name] = value;
  }
  return values;
}

function valuesWithAnyName(chips: readonly Chip[]): Record<string, ParameterValue> {
  return Object.fromEntries(chips.map(({ parameter, value }) => [parameter.name, value]));
}

/** Lists are compared by what they hold. */
function isSame(one: ParameterValue, other: ParameterValue): boolean {
  return one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));
}

/** Whoever sends a value again that was not found wants it all the same. */
function asRead({ notFound: _, ...chip }: Chip): Chip {
  return chip;
}

function filled(chips: Chip[]): Filled {
  return { chips, missing: chips.filter(isUnset).map(({ parameter }) => parameter.name) };
}

const isUnset = ({ parameter, value }: Chip): boolean =>
  parameter.required && (value === null || value === '');

/** What must be given before a statement can run, in words. */
export function whatIsMissing(chips: readonly Chip[]): string {
  const notFound = chips.filter((chip) => chip.notFound);
  const wanted = chips.filter((chip) => chip.notFound || isUnset(chip));
  return [
    ...notFound.map(({ parameter, value }) => askMessages.valueNotFound(parameter.name, String(value))),
    askMessages.valuesMissing(wanted.map(({ parameter }) => parameter.name)),
  ].join(' ');
}

function choicesOf({ name, options }: Parameter, known: readonly ParameterValues[]): string[] {
  if (options) return options;
  const lists = known.find(({ parameter }) => parameter === name)?.columns ?? [];
  if (lists.length === 0) return [];
  const values = [...new Set(lists.flatMap((list) => [...list.values]))];
  return values.length > mostChoices ? [] : values;
}
