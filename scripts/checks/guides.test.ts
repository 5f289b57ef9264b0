import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = sourceFiles(root);
const folders = ['docs', 'docs/guides', 'docs/decisions'];
const documents = ['README.md', 'CONTRIBUTING.md', ...folders.flatMap((folder) => markdownIn(folder))].filter(
  (document) => document !== 'docs/requirements.md',
);

function markdownIn(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

/** Paths of this repository in code marks; a bare word or a command is none. */
function namedPaths(text: string): string[] {
  const marked = [...text.matchAll(/`([\w./@-]+)`/g)].map((match) => match[1] ?? '');
  return marked.filter((path) => /^(contract|server|web|scripts|e2e|docs|bench)\//.test(path));
}

function linkedPaths(document: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map((match) => match[1] ?? '');
  return links.map((link) => join(document, '..', link));
}

test.each(documents)('%s names only files that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const paths = [...namedPaths(text), ...linkedPaths(document, text)];
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

/** A file in short, such as `connections/open-source-for-user.ts`: it is known by the end of its path. */
function shortNames(text: string): string[] {
  return [...text.matchAll(/`(\w[\w./-]*\.tsx?)`/g)].map((match) => match[1] ?? '');
}

test.each(documents)('%s calls files by names that they have', (document) => {
  const names = shortNames(readFileSync(join(root, document), 'utf8'));
  expect(names.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
});

test('every guide to add something is a numbered list that names files', () => {
  const guides = markdownIn('docs/guides').filter((guide) => guide.includes('/add-'));
  expect(guides.length).toBeGreaterThan(1);
  for (const guide of guides) {
    const text = readFileSync(join(root, guide), 'utf8');
    expect(text).toMatch(/^1\. /m);
    expect(namedPaths(text).length).toBeGreaterThan(3);
  }
});
