import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Spinner, spinnerDefaults } from './spinner.tsx';

test('[A14] a spinner is 40 wide and 3.6 thick unless told otherwise', () => {
  expect(spinnerDefaults).toEqual({ size: 40, thickness: 3.6 });
  const markup = renderToStaticMarkup(createElement(Spinner));
  expect(markup).toContain('width="40"');
  expect(markup).toContain('stroke-width="3.6"');
});
