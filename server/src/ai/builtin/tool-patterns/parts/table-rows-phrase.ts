import { capitalise, shortened } from '../../naming/label-wording.ts';
import type { TableModel } from '../../suggest/schema-model-types.ts';

/** The rows of a table, with what its owner wrote about it. */
export function tableRowsPhrase({ noun, table }: TableModel): string {
  const [first = ''] = (table.comment ?? '').split(/[\n.;]/);
  const comment = shortened(first, 80);
  return comment === '' ? capitalise(noun.many) : `${capitalise(noun.many)} (${inSentence(comment)})`;
}

/** A name or an abbreviation keeps its capital. */
function inSentence(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll}*[ ,])/u, (letter) => letter.toLowerCase());
}
