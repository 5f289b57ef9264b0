import type { Parameter } from '@parley/contract/parameters';

/** What somebody typed as a default, in the type it is kept in; nothing typed is no default. */
export function defaultFrom(type: Parameter['type'], typed: string): Parameter['default'] {
  if (typed === '') return null;
  if (type === 'boolean')
    return /^(true|yes)$/i.test(typed) ? true : /^(false|no)$/i.test(typed) ? false : typed;
  const asNumber = Number(typed);
  const isNumber = (type === 'integer' || type === 'number') && String(asNumber) === typed;
  return isNumber ? asNumber : typed;
}

/** Kept as typed while somebody types: a comma at the end is the start of the next one. */
export function optionsFrom(typed: string): string[] {
  return typed
    .split(',')
    .map((option, index) => (index === 0 ? option.trimStart() : option.replace(/^ /, '')));
}

/** Before it is sent: no empty options, none twice, and none at all where the type has none. */
export function cleanParameter({ options, ...parameter }: Parameter): Parameter {
  if (parameter.type !== 'enum') return parameter;
  const kept = [...new Set((options ?? []).map((option) => option.trim()).filter(Boolean))];
  return { ...parameter, options: kept };
}
