import type { Dialect } from '@parley/contract/database-schema';
import type { AskedForm } from '../../../language/matching/compare-answer-form.ts';
import { compareForm } from '../../../language/matching/compare-answer-form.ts';
import { readQuestion } from '../../../language/question/question.ts';
import { isTelling } from '../../../language/question/word-kind-checks.ts';
import { analyseStatement } from '../../../language/statement/analyse-statement.ts';
import { answerFeaturesOfStatement } from '../../../language/statement/answer-features-of-statement.ts';
import { stem, stems as textStems, tokens } from '../../../platform/text-search/tokenize-and-stem.ts';
import type { ToolDraft } from '../../port.ts';
import { toSingular } from '../naming/singular-and-plural.ts';
import { splitWords } from '../naming/split-words.ts';
import type { ToolPlan } from '../tool-patterns/tool-plan.ts';
import { fullName } from './schema-model-types.ts';

/**
 * What each of our patterns is for, besides the words of its name. As closed as the list of patterns: of what a
 * database holds nothing stands here.
 */
const hints: Readonly<Record<string, string>> = {
  find: 'find search lookup look get details detail by name who which',
  latest: 'latest recent newest list all show browse last history of',
  trend: 'trend over time monthly growth development timeline month per',
  'trend by another period': 'daily weekly quarterly yearly annual',
  'top by measure': 'top best highest most leading rank ranking biggest spend revenue by',
  'top by count': 'top most count number many active frequent per',
  'count by category': 'count number many distribution breakdown split share by how',
  'sum by category': 'total sum breakdown split share by',
  without: 'without never no not missing inactive unsold unused lacking zero',
  overdue: 'overdue late past due deadline expired',
  late: 'late delayed after',
  open: 'open pending outstanding unfinished not yet waiting',
  average: 'average mean avg rating score',
  compare: 'compare comparison versus previous earlier change difference',
  duration: 'duration long takes time days lead processing',
  'low stock': 'low stock inventory reorder running out',
  highest: 'highest most largest biggest expensive longest top maximum',
  hierarchy: 'hierarchy tree parent manager reports structure team',
  weekdays: 'weekday day week busiest',
  repeat: 'repeat returning loyal again',
  members: 'of in belonging members',
  'most members': 'most number count many',
  glance: 'summary overview figures total statistics kpi glance count sum how many',
  'missing value': 'missing without empty incomplete',
};

const kept = 4;
const looked = 40;
/** A form that differs says more than one that agrees: most do in something. */
const worth = { agrees: 0.4, differs: 0.8 } as const;

/** The plans that come nearest to a draft's words, tables and fields; the nearest first. */
export async function findNearestToolPlans(
  plans: readonly ToolPlan[],
  draft: ToolDraft,
  dialect: Dialect,
): Promise<ToolPlan[]> {
  const name = stems(draft.name);
  const all = new Set([...name, ...stems(draft.description)]);
  const asked = { shape: readQuestion(draft.name).shape, head: headOf(plans, draft.name) };
  const near = plans
    .map((plan) => ({ plan, score: likeness(plan, name, all) }))
    .toSorted((left, right) => right.score - left.score)
    .slice(0, looked);
  const scored = await Promise.all(
    near.map(async ({ plan, score }) => ({
      plan,
      score: score + coverage(plan, draft) + (await formFit(plan, asked, dialect)),
    })),
  );
  return scored
    .toSorted((left, right) => right.score - left.score)
    .slice(0, kept)
    .map(({ plan }) => plan);
}

/** It has a word for everything that the question names: a plan for a part of it would answer something else. */
export function knowsAll(plan: ToolPlan, { description }: ToolDraft): boolean {
  // Every ranking of a plan has the most first.
  if (readQuestion(description).shape.ranks === 'low') return false;
  const { fields, description: about } = plan.build('full');
  const known = new Set(textStems([plan.name, about, hints[plan.pattern] ?? '', ...fields].join(' ')));
  return tokens(description)
    .filter(isTelling)
    .every((word) => known.has(stem(word)));
}

/** The first thing of the name that some plan is about. */
function headOf(plans: readonly ToolPlan[], name: string): string | null {
  const subjects = new Set(plans.map(({ main }) => stem(main.words.at(-1) ?? '')));
  return (
    tokens(name)
      .map(stem)
      .find((word) => subjects.has(word)) ?? null
  );
}

/** How well the form of its answer is what the name asks for. */
async function formFit(plan: ToolPlan, asked: AskedForm, dialect: Dialect): Promise<number> {
  const { sql, fields } = plan.build('full');
  const shape = answerFeaturesOfStatement(await analyseStatement(dialect, sql));
  if (!shape) return 0;
  const agreements = Object.values(
    compareForm(asked, {
      shape,
      named: new Set(textStems(plan.name)),
      shown: new Set(fields.flatMap((field) => textStems(field.split('.').at(-1) ?? ''))),
      isComparison: plan.pattern === 'compare',
    }),
  );
  return agreements.reduce((sum: number, one) => sum + (one < 0 ? -worth.differs : worth.agrees * one), 0);
}

function likeness(plan: ToolPlan, name: ReadonlySet<string>, all: ReadonlySet<string>): number {
  const own = stems(plan.name);
  const asked = stems(hints[plan.pattern] ?? '');
  return 3 * share(name, own) + share(own, all) + 1.2 * share(name, asked) + 0.3 * plan.weight;
}

/** How much of `these` is among `those`. */
function share(these: ReadonlySet<string>, those: ReadonlySet<string>): number {
  return these.size === 0 ? 0 : [...these].filter((word) => those.has(word)).length / these.size;
}

function coverage(plan: ToolPlan, draft: ToolDraft): number {
  const { tables, fields } = plan.build('full');
  const used = new Set(tables.flatMap((table) => [table.table.name, fullName(table)]));
  const bare = fields.map((field) => field.split('.').slice(-2).join('.'));
  return (
    share(new Set(draft.tables), used) + 1.5 * share(new Set(draft.fields), new Set([...fields, ...bare]))
  );
}

function stems(text: string): Set<string> {
  return new Set(splitWords(text).map(toSingular));
}
