import { buildLayout } from '../model-input/build-layout.ts';
import type { Layout } from '../model-input/layout-types.ts';
import { openTokenizer } from '../model-input/word-piece-tokenizer.ts';
import { buildValueIndex, findStoredValues } from '../question/find-stored-values.ts';
import { linkWordsToNames } from '../question/link-words-to-names.ts';
import { rankColumns } from '../question/rank-columns.ts';
import { readQuestion } from '../question/split-question-words.ts';
import { shop, shopCells } from '../schema/shop.testing.ts';

const tokenizer = openTokenizer();
const index = buildValueIndex(shop, shopCells);

/** A question about the shop, laid out for the model. */
export function shopQuestionLayout(text: string): Layout {
  const question = readQuestion(text);
  const links = linkWordsToNames(question, shop);
  const values = findStoredValues(question, index);
  const ranked = rankColumns({ question, schema: shop, links, values });
  return buildLayout({ question, schema: shop, links, values, ranked, tokenizer });
}
