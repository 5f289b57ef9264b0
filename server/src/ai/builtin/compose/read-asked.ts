import type { Word } from '../extract/question.ts';
import { readQuestion } from '../extract/question.ts';
import { keyOf } from '../extract/value-index.ts';
import type { Model, TableModel } from '../suggest/model.ts';
import type { Asked } from './asked.ts';
import { chooseMeaning } from './choose-meaning.ts';
import { formOf } from './form.ts';
import type { Spoken } from './ground.ts';
import type { Reached } from './reach.ts';
import { reachOf } from './reach.ts';
import type { Told } from './told.ts';
import { tellOf } from './told.ts';

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
  const phrase = phraseIn(told, reach);
  const spoken: Spoken[] = phrase ? [phrase.spoken] : [];
  for (const word of phrase ? told.words.filter((one) => !phrase.isIn(one)) : told.words) {
    const meant = chooseMeaning(word, told, reach);
    if (!meant) return null;
    spoken.push({ word, meant });
  }
  const formed = formOf({ root, reach, told: phrase?.hasName ? { ...told, name: null } : told, spoken });
  if (!formed) return null;
  const cost = spoken.reduce((sum, { meant }) => sum + meant.cost, 0) + roleCosts[root.role] + formed.cost;
  return { asked: formed.asked, cost };
}

/** A value of several words that stands in the question as it is: 'Basic with ads'. */
function phraseIn({ text, words, name }: Told, reach: readonly Reached[]) {
  for (const at of reach) {
    for (const column of at.table.columns) {
      const value =
        column.role === 'secret'
          ? undefined
          : column.options?.find((option) => isLong(option) && holds(text, option));
      if (value === undefined) continue;
      const start = text.toLowerCase().indexOf(value.toLowerCase());
      const isIn = (word: Word) => word.start >= start && word.end <= start + value.length;
      const word = words.find(isIn) ?? readQuestion(text).words.find(isIn);
      if (!word) continue;
      const meaning = { kind: 'value' as const, at, column, value, isNot: false };
      const hasName = name !== null && value.toLowerCase().includes(name.toLowerCase());
      return { spoken: { word, meant: { meaning, cost: 0.2 + 0.7 * at.path.length } }, isIn, hasName };
    }
  }
  return null;
}

function isLong(option: string): boolean {
  return /^\S+(?:\s+\S+)+$/.test(option);
}

function holds(text: string, option: string): boolean {
  return (
    ` ${keyOf(text)} `.includes(` ${keyOf(option)} `) && text.toLowerCase().includes(option.toLowerCase())
  );
}
