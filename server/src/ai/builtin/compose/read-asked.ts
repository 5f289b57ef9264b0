import type { Word } from '../extract/question.ts';
import type { Model, TableModel } from '../suggest/model.ts';
import type { Asked } from './asked.ts';
import { chooseMeaning } from './choose-meaning.ts';
import { formOf } from './form.ts';
import type { Meant } from './meanings.ts';
import { reachOf } from './reach.ts';
import type { Told } from './told.ts';
import { tellOf } from './told.ts';

export type Spoken = { word: Word; meant: Meant };

/** The table on whose rows every word of the question has a meaning, the nearest one first; null where there is none. */
export function readAsked(model: Model, text: string): Asked | null {
  const told = tellOf(text, model.today);
  if (!told || told.shape.compares) return null;
  const readings = model.tables
    .filter(({ role }) => role !== 'technical')
    .flatMap((root) => readOn(root, told) ?? [])
    .toSorted((a, b) => a.cost - b.cost);
  return readings[0]?.asked ?? null;
}

const roleCosts: Record<TableModel['role'], number> = {
  event: 0,
  log: 0.4,
  line: 0.3,
  entity: 0.3,
  lookup: 0.6,
  join: 0.8,
  view: 1.2,
  technical: 9,
};

function readOn(root: TableModel, told: Told): { asked: Asked; cost: number } | null {
  const reach = reachOf(root);
  const spoken: Spoken[] = [];
  for (const word of told.words) {
    const meant = chooseMeaning(word, told, reach);
    if (!meant) return null;
    spoken.push({ word, meant });
  }
  const formed = formOf({ root, reach, told, spoken });
  if (!formed) return null;
  const cost = spoken.reduce((sum, { meant }) => sum + meant.cost, 0) + roleCosts[root.role] + formed.cost;
  return { asked: formed.asked, cost };
}
