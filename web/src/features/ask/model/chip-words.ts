import type { Chip } from '@parley/contract/ask';
import { parameterLabel } from '../../../lib/parameter-label.ts';

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
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
