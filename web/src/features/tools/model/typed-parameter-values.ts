import type { ListItem, Parameter, ParameterValue } from '@parley/contract/parameters';
import { listOfText, textOfList } from '../../../lib/forms/list-to-lines.ts';

/** What stands in the inputs of a test run, by parameter. */
export type TypedValues = Readonly<Record<string, string>>;

/** Those that somebody fills; the rest the server takes from whoever runs the tool, and refuses from anybody. */
function givenOnes(parameters: readonly Parameter[]): Parameter[] {
  return parameters.filter(({ boundTo }) => !boundTo);
}

/** Of a run, to be sent again: what the server filled stays out. */
export function withoutBound(parameters: readonly Parameter[], values: Record<string, ParameterValue>) {
  const names = new Set(givenOnes(parameters).map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}

export function startValues(parameters: readonly Parameter[], known: Record<string, ParameterValue> = {}) {
  return Object.fromEntries(
    givenOnes(parameters).map(({ name, default: preset }) => [name, typedText(known[name] ?? preset ?? '')]),
  );
}

function typedText(value: ParameterValue): string {
  return Array.isArray(value) ? textOfList(value) : String(value);
}

/** Required parameters that nothing was typed for. */
export function missingValues(parameters: readonly Parameter[], typed: TypedValues): string[] {
  return givenOnes(parameters)
    .filter(({ name, required }) => required && !typed[name]?.trim())
    .map(({ name }) => name);
}

/**
 * As they are sent. An empty input of an optional parameter is NULL, even where there is a default: what was
 * taken out must not come back. The server checks the types; here only the JSON type is chosen.
 */
export function valuesToSend(
  parameters: readonly Parameter[],
  typed: TypedValues,
): Record<string, ParameterValue> {
  return Object.fromEntries(
    givenOnes(parameters).map((one) => [one.name, sentValue(one, typed[one.name] ?? '')]),
  );
}

function sentValue({ list, ...parameter }: Parameter, typed: string): ParameterValue {
  if (typed.trim() === '') return null;
  if (!list) return sentItem(parameter, typed);
  return listOfText(typed).map((item) => sentItem(parameter, item));
}

function sentItem({ type }: Pick<Parameter, 'type'>, typed: string): ListItem {
  if (type === 'boolean') return typed === 'true';
  const asNumber = Number(typed);
  // A number that a float would round travels as text.
  if ((type === 'integer' || type === 'number') && String(asNumber) === typed.trim()) return asNumber;
  return type === 'text' ? typed : typed.trim();
}
