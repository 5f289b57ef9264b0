import type { QuestionsTask } from '../../port.ts';
import { buildSchemaModel } from './build-schema-model.ts';
import { rateTableImportance } from './rate-table-importance.ts';
import type { ColumnModel, Link, TableModel } from './schema-model-types.ts';

/** `meant` is how the reader puts it when it understands the question as it is meant. */
export type Starter = { question: string; meant: RegExp };

type Kind = 'ranking' | 'trend' | 'average' | 'breakdown' | 'absence' | 'period';
type Weighed = Starter & { kind: Kind; table: TableModel; weight: number };

const most = 10;

/**
 * Questions that somebody new to this database would ask, the most telling first and each of another kind. They are
 * whole sentences of plain words: a click on one also shows how to ask.
 */
export function starterQuestions({ dialect, schema, profiles, moment }: QuestionsTask): Starter[] {
  const { tables, relationships } = schema;
  const model = buildSchemaModel({
    dialect,
    today: moment.now.slice(0, 10),
    tables,
    relationships,
    profiles,
  });
  const importance = rateTableImportance(model, '');
  const all = model.tables
    .filter(({ role, noun }) => (role === 'entity' || role === 'event') && isPlain(noun.many))
    .flatMap((table) => startersOf(table, importance.get(table) ?? 0))
    .toSorted((left, right) => right.weight - left.weight);
  return [...new Set([...varied(all, 1), ...varied(all, 2)])].slice(0, most);
}

/** So many of a kind, and no more than two about one table. */
function varied(starters: readonly Weighed[], ofKind: number): Weighed[] {
  const seen = new Map<unknown, number>();
  return starters.filter(({ kind, table }) => {
    const [kinds, tables] = [seen.get(kind) ?? 0, seen.get(table) ?? 0];
    if (kinds >= ofKind || tables >= 2) return false;
    seen.set(kind, kinds + 1).set(table, tables + 1);
    return true;
  });
}

function startersOf(table: TableModel, importance: number): Weighed[] {
  const { noun, columns, time, up, down, role } = table;
  const { many } = noun;
  const of = (kind: Kind, weight: number, question: string, meant: string): Weighed => {
    return { question, meant: new RegExp(`^${meant}$`, 'i'), kind, table, weight: weight * importance };
  };
  const named = up.filter(isNamed).map(({ to }) => to.noun);
  const rankings = named.map((to) => {
    const meant = `number of ${many} per ${to.one}, by number of ${many}, highest first, only 10`;
    return of('ranking', 1, `Which 10 ${to.many} have the most ${many}?`, meant);
  });
  const averages = columns
    .filter(isMeasured)
    .flatMap(({ label }) =>
      named.map((to) =>
        of(
          'average',
          0.95,
          `What is the average ${label} per ${to.one}?`,
          `average .*${label} per ${to.one}`,
        ),
      ),
    );
  const breakdowns = columns
    .filter(isSplitting)
    .map((column) =>
      of(
        'breakdown',
        column.role === 'place' ? 0.6 : 0.8,
        `How many ${many} are there per ${column.label}?`,
        `number of ${many} per ${column.label}`,
      ),
    );
  const absences = down
    .filter(({ from }) => from.role === 'event' && isPlain(from.noun.many))
    .map(({ from }) =>
      of('absence', 0.7, `Which ${many} have no ${from.noun.many}?`, `${many} without an? ${from.noun.one}`),
    );
  if (!time || role !== 'event') return [...rankings, ...averages, ...breakdowns, ...absences];
  return [
    ...rankings,
    of('trend', 0.9, `How many ${many} were there per month?`, `number of ${many} per month`),
    of('period', 0.6, `How many ${many} were there last month?`, `number of ${many}, [^,]*last month`),
    ...averages,
    ...breakdowns,
    ...absences,
  ];
}

/** A name of signs alone has no words to ask with. */
function isPlain(name: string): boolean {
  return /^[\p{L}\p{N} ]+$/u.test(name);
}

function isSplitting({ role, options, label }: ColumnModel): boolean {
  const isKind = role === 'status' || role === 'category' || role === 'place';
  return isKind && isPlain(label) && options !== null && options.length > 1;
}

function isMeasured({ role, label }: ColumnModel): boolean {
  return (role === 'rating' || role === 'amount') && isPlain(label);
}

/** A list of numbers tells nobody anything: only what has a name is ranked. */
function isNamed({ to }: Link): boolean {
  return to.role === 'entity' && to.label.length > 0 && isPlain(to.noun.many);
}
