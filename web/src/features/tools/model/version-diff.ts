import type { ToolVersion } from '@parley/contract/tools';
import { diffLines } from 'diff';

export type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string };

/** What became of the older version, line by line; name, description and parameters are lines too. */
export function versionDiff(older: ToolVersion, newer: ToolVersion): DiffLine[] {
  return diffLines(textOf(older), textOf(newer)).flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text })),
  );
}

function textOf({ name, description, sql, parameters }: ToolVersion): string {
  const lines = parameters.map((one) => {
    const preset = one.default === undefined || one.default === null ? '' : ` = ${one.default}`;
    const options = one.options ? ` [${one.options.join(', ')}]` : '';
    const words = one.description ? ` – ${one.description}` : '';
    return `:${one.name} ${one.type}${options}${one.required ? '' : ', optional'}${preset}${words}`;
  });
  return `${[name, description, ...lines, '', sql.trimEnd()].join('\n')}\n`;
}
