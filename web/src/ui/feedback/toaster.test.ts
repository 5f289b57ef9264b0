import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useToasterStore } from 'react-hot-toast';
import { expect, test } from 'vitest';
import { notify, toastDefaults } from './toaster.tsx';

const library = readFileSync(new URL(import.meta.resolve('react-hot-toast')), 'utf8');

function Count() {
  return String(useToasterStore().toasts.length);
}

test('[A14] keeps at most 20 toasts', () => {
  for (let made = 0; made < toastDefaults.most + 5; made++) notify.blank(`toast ${made}`);
  expect(renderToStaticMarkup(createElement(Count))).toBe('20');
});

test('[A14] toasts are at most 350 px wide, enter in 0.35 s and leave in 0.4 s', () => {
  expect(toastDefaults).toEqual({ most: 20, maxWidth: '350px', enter: '0.35s', exit: '0.4s' });
  expect(library).toContain(`max-width: ${toastDefaults.maxWidth}`);
  expect(library).toContain(` ${toastDefaults.enter} cubic-bezier`);
  expect(library).toContain(` ${toastDefaults.exit} forwards`);
});
