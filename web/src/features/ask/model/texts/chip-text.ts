import type { Chip } from '@parley/contract/ask';
import { parameterLabel } from '../../../../lib/results/parameter-label.ts';
import { countText } from '../../../../ui/locale-format.ts';

/** How a chip says where its value came from. */
export const originWords = {
  words: 'from your words',
  kept: 'from before',
  default: 'default',
  guessed: 'guessed',
  edited: 'edited',
} as const;

export function chipLabel({ parameter }: Chip): string {
  return parameterLabel(parameter.name);
}

export function chipValue({ parameter, value }: Chip): string {
  if (value === null || value === '') return parameter.required ? 'needed' : 'any';
  if (Array.isArray(value)) return listWords(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

const mostNamed = 3;

function listWords(values: readonly unknown[]): string {
  if (values.length === 0) return 'none';
  const more = values.length > mostNamed ? ` +${countText(values.length - mostNamed)}` : '';
  return values.slice(0, mostNamed).join(', ') + more;
}
