import { askLimits } from '@parley/contract/ask';
import { expect, test } from 'vitest';
import { isValueNamedInText } from './is-value-named-in-text.ts';

test.each([
  ['how many items were sold', 'IT', false],
  ['what did it cost in Italy', 'Ital', false],
  ['sales in IT', 'it', true],
  ['sales in it, by month', 'IT', true],
  ['sales of region 12', 1, false],
  ['sales of region 12', 12, true],
  ['what did (Fjord) buy?', 'Fjord', true],
  ['what did Ærø buy', 'ær', false],
  ['what did ærø buy', 'Ærø', true],
  ['what did Ærø\u0301 buy', 'Ærø', false],
  ['what did Zoe\u0308 buy', 'Zoë', true],
  ['who uses C++ here', 'C++', true],
  ['who bought abc', 'a.c', false],
  ['who bought', '', true],
  ['IT', 'IT by far', false],
])('‘%s’ names %j: %s', (text, value, isNamed) => {
  expect(isValueNamedInText(text, value)).toBe(isNamed);
});

test('a text is read as far as a question may be long', () => {
  const long = 'a '.repeat(askLimits.question / 2);
  expect(isValueNamedInText(`${long}Fjord`, 'Fjord')).toBe(false);
  expect(isValueNamedInText(`${long.slice(6)}Fjord`, 'Fjord')).toBe(true);
});
