import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { badges } from '../package/badges.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const shown = [...readme.matchAll(/(?:src|srcset)="([^"]+)"|!\[[^\]]*\]\(([^)]+)\)/g)].map(
  ([, attribute, markdown]) => attribute ?? markdown ?? '',
);

test('every badge says what package.json says; `node scripts/package/badges.ts` draws them anew', () => {
  const drawn = readdirSync(join(root, 'docs/badges'));
  expect(drawn.toSorted()).toEqual(Object.keys(badges).toSorted());
  for (const name of drawn)
    expect([name, readFileSync(join(root, 'docs/badges', name), 'utf8')]).toEqual([name, badges[name]]);
});

test('the README shows pictures of this tree only, each in light and dark, and they stay small', () => {
  expect(shown.filter((path) => /^\w+:|^\/\//.test(path))).toEqual([]);
  const pictures = readdirSync(join(root, 'docs/pictures')).map((name) => `docs/pictures/${name}`);
  expect(shown.filter((path) => path.startsWith('docs/pictures/')).toSorted()).toEqual(pictures.toSorted());
  for (const path of pictures) expect(pictures).toContain(path.replace(/-(light|dark)\.png$/, '-dark.png'));
  const bytes = pictures.reduce((sum, path) => sum + statSync(join(root, path)).size, 0);
  expect(bytes).toBeLessThan(1_500_000);
});
