import { type Binding, binding, type Parameter } from '@parley/contract/parameters';

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

/**
 * Filled by the server from whoever runs the tool, or by the question again. What the server fills has no default
 * and no options, and is a list only where it is their groups.
 */
export function withBinding(parameter: Parameter, boundTo: Binding | undefined): Parameter {
  const { boundTo: before, options: _, default: __, ...plain } = parameter;
  if (!boundTo) {
    return before ? { ...plain, list: false } : parameter;
  }
  const type = plain.type === 'enum' ? 'text' : plain.type;
  return { ...plain, type, required: true, list: boundTo.kind === 'groups', boundTo };
}

/** An attribute is called as its parameter, until somebody says otherwise. */
export function newBinding(kind: Binding['kind'], { name }: Pick<Parameter, 'name'>): Binding {
  return kind === 'attribute' ? { kind, name: name.toLowerCase() } : { kind };
}

/** What to write into the statement, so that the tool shows no rows but theirs. */
export function bindingCondition({ name }: Pick<Parameter, 'name'>, boundTo: Binding): string {
  if (boundTo.kind === 'groups') return `team IN (:${name})`;
  return `${boundTo.kind === 'mail' ? 'email' : boundTo.name || 'region'} = :${name}`;
}

/** While the name of an attribute is being typed, the statement is checked without it. */
export function checkableParameter(parameter: Parameter): Parameter {
  const isWhole = !parameter.boundTo || binding.safeParse(parameter.boundTo).success;
  return cleanParameter(isWhole ? parameter : withBinding(parameter, undefined));
}

/** Before it is sent: no empty options, none twice, and none at all where the type has none. */
export function cleanParameter({ options, ...given }: Parameter): Parameter {
  if (given.boundTo) return withBinding(given, given.boundTo);
  const parameter = Array.isArray(given.default) ? { ...given, default: cleanList(given.default) } : given;
  if (parameter.type !== 'enum') return parameter;
  const kept = [...new Set((options ?? []).map((option) => option.trim()).filter(Boolean))];
  return { ...parameter, options: kept };
}

function cleanList(values: readonly unknown[]): string[] {
  return values.map((value) => String(value).trim()).filter(Boolean);
}
