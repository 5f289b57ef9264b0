import type { Prose } from '@parley/contract/ask';

/** Stands for nothing in any text; what a model says is cleared of it. */
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
