import type { Parameter, ParameterType, ParameterValue } from '@parley/contract/parameters';
import type { ColumnProfile } from '../../ai/port.ts';

type Known = {
  profiles: readonly ColumnProfile[];
  /** YYYY-MM-DD */
  today: string;
};

/**
 * Values to try a statement with: the tool's own defaults, else real ones of the column a parameter is named
 * after, else something of its type. A filter that may be left out is left out.
 */
export function sampleParameterValues(
  parameters: readonly Parameter[],
  known: Known,
): Record<string, ParameterValue> {
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, sampleValue(parameter, known)]));
}

function sampleValue(parameter: Parameter, known: Known): ParameterValue {
  if (parameter.default !== undefined && parameter.default !== null) return parameter.default;
  if (!parameter.required) return null;
  const option = parameter.options?.[0];
  if (option !== undefined) return option;
  return realValue(parameter, known.profiles) ?? fallbacks[parameter.type](parameter, known);
}

const namesStart = /(^|_)(from|start|since|after|min|begin)(_|$)/i;
const namesCount = /(^|_)(limit|top|n|count|rows|max)(_|$)/i;

const fallbacks: Record<ParameterType, (parameter: Parameter, known: Known) => ParameterValue> = {
  text: () => 'a',
  enum: () => 'a',
  integer: ({ name }) => (namesCount.test(name) ? 10 : 1),
  number: () => 1,
  boolean: () => true,
  date: ({ name }, { today }) => (namesStart.test(name) ? '2000-01-01' : today),
  timestamp: ({ name }, { today }) => `${namesStart.test(name) ? '2000-01-01' : today}T00:00:00Z`,
  uuid: () => '00000000-0000-4000-8000-000000000000',
};

function realValue(parameter: Parameter, profiles: readonly ColumnProfile[]): string | null {
  const [best] = profiles
    .map((profile) => ({ profile, score: likeness(parameter.name, profile) }))
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score);
  return best ? valueFrom(parameter, best.profile) : null;
}

function valueFrom(parameter: Parameter, { values, min, max }: ColumnProfile): string | null {
  const end = namesStart.test(parameter.name) ? min : max;
  switch (parameter.type) {
    case 'text':
    case 'enum':
      return values?.[0] ?? null;
    case 'integer':
      return /^-?\d{1,18}$/.test(end ?? '') && !namesCount.test(parameter.name) ? end : null;
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(end ?? '') ? end : null;
    case 'date':
      return /^\d{4}-\d{2}-\d{2}/.exec(end ?? '')?.[0] ?? null;
    case 'timestamp':
      return /^\d{4}-\d{2}-\d{2}/.exec(end ?? '')?.[0] ?? null;
    case 'boolean':
    case 'uuid':
      return null;
  }
}

/** `customer_city` is like customers.city, more than like another table's city. */
function likeness(parameter: string, { table, column }: ColumnProfile): number {
  const name = parameter.toLowerCase();
  const plain = column.toLowerCase();
  const owner = table.toLowerCase().replace(/e?s$/, '');
  if (name === `${owner}_${plain}`) return 3;
  if (name === plain) return 2;
  return name.endsWith(`_${plain}`) || plain.endsWith(`_${name}`) ? 1 : 0;
}
