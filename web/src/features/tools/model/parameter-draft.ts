import type { Parameter } from '@parley/contract/parameters';

/** What somebody typed as a default, in the type it is kept in; nothing typed is no default. */
export function defaultFrom(
  { type, list }: Pick<Parameter, 'type' | 'list'>,
  typed: string,
): Parameter['default'] {
  if (typed === '') return null;
  if (list) return optionsFrom(typed);
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

/** A default as its input shows it. */
export function defaultText({ default: preset }: Parameter): string {
  return Array.isArray(preset) ? preset.join(', ') : String(preset ?? '');
}

/** A default fits one value or several, not both. */
export function withList(parameter: Parameter, list: boolean): Parameter {
  return { ...parameter, list, default: defaultFrom({ ...parameter, list }, defaultText(parameter)) };
}

/** Before it is sent: no empty options, none twice, and none at all where the type has none. */
export function cleanParameter({ options, ...given }: Parameter): Parameter {
  const parameter = Array.isArray(given.default) ? { ...given, default: cleanList(given.default) } : given;
  if (parameter.type !== 'enum') return parameter;
  const kept = [...new Set((options ?? []).map((option) => option.trim()).filter(Boolean))];
  return { ...parameter, options: kept };
}

function cleanList(values: readonly unknown[]): string[] {
  return values.map((value) => String(value).trim()).filter(Boolean);
}
