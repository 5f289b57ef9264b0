import type { Parameter, ParameterType } from '@parley/contract/parameters';

/** Their defaults can be a value of some row: a tool that is made of an answer has the values of that answer. */
const namesOfRows: readonly ParameterType[] = ['text', 'enum', 'uuid'];

export const mayNameRow = ({ type }: Pick<Parameter, 'type'>): boolean => namesOfRows.includes(type);

/**
 * A parameter as askers of a source with rules have it: what it offers to choose from was read from the column, of
 * everybody's rows, and its default may have been. A run shows the values it ran with, so a hidden default is not used
 * either: they are asked for a value. Left optional, the same call would quietly answer something else.
 */
export function hideParameterOptionsAndDefaults({ options: _, ...parameter }: Parameter): Parameter {
  if (parameter.default == null || !mayNameRow(parameter)) return parameter;
  const { default: _default, ...rest } = parameter;
  return { ...rest, required: true };
}
