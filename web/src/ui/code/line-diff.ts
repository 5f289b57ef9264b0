import { diffLines } from 'diff';

export type DiffLine = { kind: 'same' | 'added' | 'removed' | 'gap'; text: string };

/** Unchanged lines that are shown around a change. */
const around = 3;

/** What became of the text before, line by line. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const lines = diffLines(ended(before), ended(after)).flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): DiffLine => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text })),
  );
  return lines.some(({ kind }) => kind !== 'same') ? withoutTheRest(lines) : lines;
}

/** Without an end of its own the last line would differ from the same line in the middle. */
function ended(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
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
