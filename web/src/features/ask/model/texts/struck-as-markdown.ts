import type { Prose } from '@parley/contract/ask';

/** The invisible separator: it is removed from what a model says, so that it occurs only where it is put here. */
const mark = '\u2063';

/**
 * Struck pieces as code spans with a mark of ours: unlike '~~', these need no particular letters around them, and no
 * model can write one. Its own backticks become quotes, or one of them would pair with ours and take the strike away.
 */
export function struckAsMarkdown(prose: readonly Prose[]): string {
  return prose
    .map(({ text, struck }) => {
      const clean = text.replaceAll(mark, '').replace(/\\?`/g, "'");
      return struck ? `\`${mark}${clean}\`` : clean.replaceAll('~~', '\\~\\~');
    })
    .join('');
}

/** The struck words of a code span, or null where it is a block that a model made by indenting. */
export function struckIn(code: string): string | null {
  return code.includes(mark) ? code.replaceAll(mark, '').replaceAll('`', '') : null;
}
