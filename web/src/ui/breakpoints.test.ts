import { expect, test } from 'vitest';
import { breakpoints } from './breakpoints.ts';

test('[A14] layouts change at 0, 600, 900, 1200 and 1536 px', () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
});
