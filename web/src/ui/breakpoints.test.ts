import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const web = fileURLToPath(new URL('../..', import.meta.url));
const breakpoints = [600, 900, 1200, 1536];

/** Where a layout begins; one that ends there ends 0.02 px before, so that no width belongs to both or to none. */
const known = breakpoints.flatMap((px) => [`min-width: ${px}px`, `max-width: ${(px - 0.02).toFixed(2)}px`]);

/** Every condition on the size of the page. A container query is about the size of one component. */
function conditionsIn(text: string): string[] {
  const queries = [...text.matchAll(/@media([^{]*)\{|matchMedia\(([^)]*\))|\smedia="([^"]*)"/g)];
  return queries
    .map(([, sheet, script, markup]) => sheet ?? script ?? markup ?? '')
    .flatMap((query) => [...query.matchAll(/\(([^()]*(?:width|height)[^()]*)\)/g)])
    .map(([, condition = '']) => condition.trim());
}

test('[A14] layouts change at 600, 900, 1200 and 1536 px and at no other width, in every style sheet', () => {
  const files = globSync(['src/**/*.{css,ts,tsx}', 'index.html'], { cwd: web }).filter(
    (file) => !file.includes('.test.'),
  );
  const found = files.flatMap((file) =>
    conditionsIn(readFileSync(`${web}/${file}`, 'utf8')).map((condition) => ({ file, condition })),
  );
  expect(found.filter(({ condition }) => !known.includes(condition))).toEqual([]);
  for (const px of breakpoints) {
    expect(found.map(({ condition }) => condition)).toContain(`min-width: ${px}px`);
  }
});
