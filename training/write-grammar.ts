import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { grammarAndLayoutForTraining } from '../reader/src/model-input/grammar-and-layout-for-training.ts';
import { buildRelations } from '../reader/src/model-input/item-relations.ts';
import type { Layout } from '../reader/src/model-input/layout-types.ts';

const folder = fileURLToPath(new URL('model', import.meta.url));

/** A layout of two words, two tables, three columns and two values that shows every kind of relation rule. */
const example: Pick<Layout, 'kinds' | 'owners' | 'foreignKeys' | 'links'> = {
  kinds: [0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3],
  owners: [-1, -1, -1, -1, -1, -1, -1, 5, 5, 6, 8, 9],
  foreignKeys: [
    [9, 7],
    [6, 5],
    [5, 5],
  ],
  links: [
    [7, 5, 37],
    [0, 5, 9],
    [1, 8, 16],
    [1, 10, 27],
    [2, 9, 17],
  ],
};

/** What training reads that is not TypeScript: the grammar, the layout's numbers, and relations to test against. */
export function generatedFiles(): { path: string; text: string }[] {
  const layout = { ...emptyLayout, ...example };
  const relations = { ...example, relations: [...buildRelations(layout)] };
  return [
    { path: `${folder}/grammar.json`, text: `${JSON.stringify(grammarAndLayoutForTraining(), null, 1)}\n` },
    { path: `${folder}/relations.example.json`, text: `${JSON.stringify(relations)}\n` },
  ];
}

const emptyLayout: Layout = {
  ...{ ids: [], segments: [], match: [], type: [], kinds: [], owners: [], words: 5 },
  ...{ tables: [0, 1], columns: [0, 1, 2], values: [], foreignKeys: [], links: [] },
};

if (import.meta.main) {
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of generatedFiles()) writeFileSync(path, text);
}
