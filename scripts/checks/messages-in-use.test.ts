import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The product without its tests. */
const source = ['contract/src', 'server/src', 'web/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  .join('\n');

const tables = [...source.matchAll(/^export const (\w+Messages) = \{\n(.*?)^\} as const/gms)];
const sentences = tables.flatMap(([, table = '', body = '']) =>
  [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => `${table}.${name}`),
);

test('[E07] the tables of messages are really read', () => {
  expect(tables.length).toBeGreaterThanOrEqual(6);
  expect(sentences).toEqual(
    expect.arrayContaining(['connectionMessages.loadFailed', 'askMessages.noProject']),
  );
});

test.each(sentences)('[E07] %s is said somewhere in the product', (name) => {
  expect(new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(source)).toBe(true);
});
