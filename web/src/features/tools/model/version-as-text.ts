import { bindingWords } from '@parley/contract/spaces/row-rules-and-groups';
import type { ToolVersion } from '@parley/contract/tools';

/** A version as text to compare: name, description and parameters are lines too. */
export function versionAsText({ name, description, sql, parameters }: ToolVersion): string {
  const lines = parameters.map((one) => {
    const preset =
      one.default === undefined || one.default === null ? '' : ` = ${[one.default].flat().join(', ')}`;
    const options = one.options ? ` [${one.options.join(', ')}]` : '';
    // Whoever compares versions must see that a value is no longer taken from the person.
    const bound = one.boundTo ? `, filled with ${bindingWords(one.boundTo)}` : '';
    const words = one.description ? ` – ${one.description}` : '';
    return `:${one.name} ${one.list ? 'list of ' : ''}${one.type}${options}${one.required ? '' : ', optional'}${bound}${preset}${words}`;
  });
  return `${[name, description, ...lines, '', sql.trimEnd()].join('\n')}\n`;
}
