import { expect, test } from 'vitest';
import { struckAsMarkdown, struckIn } from './struck-as-markdown.ts';

const said = (text: string) => ({ text, struck: false });
const struck = (text: string) => ({ text, struck: true });

test('a struck piece is told from code and from strikes that a model writes', () => {
  const text = struckAsMarkdown([said('It made `all` ~~of~~ \u2063it: **'), struck('$9.50'), said('**now')]);
  expect(text).toBe("It made 'all' \\~\\~of\\~\\~ it: **`\u2063$9.50`**now");
  expect(struckIn('\u2063$9.50')).toBe('$9.50');
  expect(struckIn('$9.50')).toBeNull();
});

test('a struck piece in an indented block stays struck', () => {
  expect(struckIn('total `\u206399` of all')).toBe('total 99 of all');
});
