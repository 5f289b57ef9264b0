import type { ToolVersion } from '@parley/contract/tools';
import { diffLines } from 'diff';

export type DiffLine = { kind: 'same' | 'added' | 'removed' | 'gap'; text: string };

/** Unchanged lines that are shown around a change. */
const around = 3;

/** What became of the older version, line by line; name, description and parameters are lines too. */
export function versionDiff(older: ToolVersion, newer: ToolVersion): DiffLine[] {
  const lines = diffLines(textOf(older), textOf(newer)).flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): DiffLine => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text })),
  );
  return lines.some(({ kind }) => kind !== 'same') ? withoutTheRest(lines) : lines;
}

/** What is far from any change is counted instead of shown. */
function withoutTheRest(lines: DiffLine[]): DiffLine[] {
  const changed = lines.flatMap(({ kind }, index) => (kind === 'same' ? [] : [index]));
  const isNear = (index: number) => changed.some((at) => Math.abs(at - index) <= around);
  const kept: DiffLine[] = [];
  for (let index = 0, hidden = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line && isNear(index)) kept.push(line);
    else hidden += 1;
    const next = index + 1 < lines.length && !isNear(index + 1);
    if (hidden === 0 || next) continue;
    kept.push({ kind: 'gap', text: hidden === 1 ? '1 line unchanged' : `${hidden} lines unchanged` });
    hidden = 0;
  }
  return kept;
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
