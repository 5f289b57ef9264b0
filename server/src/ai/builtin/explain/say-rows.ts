import type { ResultColumn } from '@parley/contract/query-result';
import { countedThings } from '../../../language/question/figures-in-question.ts';
import { stem, tokens } from '../../../platform/text-search/tokenize-and-stem.ts';
import type { ExplainTask } from '../../port.ts';
import { rankResultFactsByColumn } from './rank-result-facts-by-column.ts';
import { inDays, sayChange, sayCompared } from './say-comparison.ts';
import { isCutByLimit } from './say-empty-or-truncated.ts';
import { type Cell, sayRowOfFigures } from './say-single-row-of-figures.ts';
import { capital, join, sayCell, sayName, sayText, sayValue } from './say-values.ts';

const namedFirst = 3;
const detailsShown = 6;
const longestLabel = 60;
/** Columns of sentences: they name nothing and are of no kind. */
const wordy = /body|text|comment|note|description|message|summary|content|address|bio|remark/i;
const counted = /^(count|total_count|number|cnt|num|n)$|^count\b|_count$|^(count|number|num|no)_(of_)?/i;
const skipped = new Set(
  'top list find show latest newest all recent the my our a best worst biggest get look up search of by'.split(
    ' ',
  ),
);
/** One row: the single figure that was asked for, or the one thing that was found. */
export function sayOne(task: ExplainTask): string[] {
  const { result } = task;
  const [row = []] = result.rows;
  const [column] = result.columns;
  if (result.columns.length === 1 && column) return sayFigure(task, column, row[0] ?? null);
  const compared = sayCompared(task);
  if (compared.length > 0) return compared;
  const cells = result.columns.flatMap(({ name, kind, meaning }, index) => {
    const value = row[index] ?? null;
    return value === null ? [] : [{ name, kind, meaning, value }];
  });
  const title =
    cells.find(({ name }) => /name|title/i.test(name)) ??
    cells.find(({ kind }) => kind === 'text') ??
    cells[0];
  if (!title) return ['One row was found, and all of it is empty.'];
  const figures = sayRowOfFigures(cells);
  if (figures.length > 0) return figures;
  const details = cells
    .filter((cell) => cell !== title && !/(^|_)id$/i.test(cell.name))
    .slice(0, detailsShown);
  const said = details.map(sayDetail);
  const rest = said.length > 0 ? `, with ${join(said)}` : '';
  return [`There is one: **${sayCell(title.value, title)}**${rest}.`];
}

/** 'price 1,109', 'not active', 'no newsletter'. */
function sayDetail(cell: Cell): string {
  const name = sayName(cell.name);
  const value = sayCell(cell.value, cell);
  if (cell.kind !== 'boolean') return `${name} ${value}`;
  const trait = name.replace(/^(?:is|was|has) /, '');
  return value === 'yes' ? trait : `${/^(?:is|was) /.test(name) ? 'not' : 'no'} ${trait}`;
}

function sayFigure(task: ExplainTask, column: ResultColumn, value: string | null): string[] {
  const { name, meaning } = column;
  if (value === null) return [`There is no ${sayName(name)}: nothing was there to compute it from.`];
  const figure = `**${sayCell(value, column)}**`;
  const days = meaning?.during ? ` ${inDays(task)}` : '';
  return [`${sentenceOf(task, { column, figure, value })}${days}.`, ...sayChange(task)];
}

type Figure = { column: ResultColumn; figure: string; value: string };

function sentenceOf({ question, tool }: ExplainTask, { column, figure, value }: Figure): string {
  const { name, meaning } = column;
  const noun = countedThings(question);
  const isCount = meaning ? meaning.role === 'count' : noun !== undefined || counted.test(name);
  if (!isCount) return `The ${figureName(column)} is ${figure}`;
  const isPast = meaning?.during !== undefined;
  const things = noun ?? (counted.test(name) ? thingsOf(tool.name) : sayName(name));
  if (value === '1') return `There ${isPast ? 'was' : 'is'} ${figure} of those ${things}`;
  return `There ${isPast ? 'were' : 'are'} ${figure} ${things}`;
}

/** 'average orders' is a number of them; what a duration is measured in stands behind its figure. */
function figureName({ name, meaning }: ResultColumn): string {
  const said = sayName(name);
  if (meaning?.role === 'duration') return said.replace(new RegExp(` ${meaning.unit}s?$`), '') || 'time';
  const things = meaning?.role === 'average' ? /^average (.*[^s]s)$/.exec(said)?.[1] : undefined;
  return things === undefined ? said : `average number of ${things}`;
}

/** Several rows that neither rank nor follow each other: how many, the first of them, and what stands out. */
export function sayList(task: ExplainTask): string[] {
  const { result, rowCount, tool } = task;
  const labels = labelsOf(task);
  const some =
    labels.length > 0 ? `: ${labels.length < rowCount ? 'the first are ' : ''}${join(labels)}` : '';
  const count = `**${sayValue(String(rowCount), '')}** ${thingsOf(tool.name)}`;
  const isCut = result.truncated !== null || isCutByLimit(task.values, rowCount);
  const sentences = [`${isCut ? `Here are the first ${count}` : `There are ${count}`}${some}.`];
  const [main] = rankResultFactsByColumn(task);
  const [largest, sum, average] = [main?.fact('largest'), main?.fact('sum of'), main?.fact('average of')];
  const isSame = largest?.value === main?.fact('smallest')?.value;
  if (main && largest && !isSame) {
    const of = largest.of === null ? '' : ` (${sayText(largest.of)})`;
    const end = sayName(main.column).endsWith('s') ? '' : 's';
    const total = sum ? `add${end} up to **${main.say(sum.value)}**, ` : '';
    const mean = average ? `average${end} ${main.say(average.value)} and ` : '';
    const peak = `peak${end} at ${main.say(largest.value)}${of}`;
    sentences.push(`${capital(sayName(main.column))} ${total}${mean}${peak}.`);
  }
  return [...sentences, ...sayKinds(task), ...sayDays(task, result)].slice(0, 4);
}

function labelsOf({ result }: ExplainTask): string[] {
  const texts = result.columns.flatMap(({ name, kind }, index) =>
    (kind === 'text' || kind === 'enum') && !wordy.test(name) ? [{ name, index }] : [],
  );
  const label =
    texts.find(({ name }) => /name|title|label|subject/i.test(name)) ??
    texts.find(({ name }) => !/mail/i.test(name)) ??
    texts[0];
  if (!label) return [];
  const cells = result.rows.flatMap((row) => row[label.index] ?? []);
  const said = [...new Set(cells)];
  // A column of few kinds tells no row from another, and sentences are no names.
  const isTelling = said.length >= Math.max(Math.min(namedFirst, result.rows.length), cells.length / 2);
  const isShort = said.every((value) => value.length <= longestLabel);
  return isTelling && isShort ? said.slice(0, namedFirst).map(sayText) : [];
}

function sayKinds({ facts }: ExplainTask): string[] {
  const kinds = facts.filter(
    ({ label, column }) => label.startsWith('rows of one ') && !wordy.test(column ?? ''),
  );
  const [first] = kinds;
  if (!first || first.column === null) return [];
  const same = kinds.filter(({ column }) => column === first.column);
  return [
    `By ${sayName(first.column)}: ${join(same.map(({ of, value }) => `${sayText(of ?? '')} ${sayValue(value, '')}`))}.`,
  ];
}

function sayDays({ facts }: ExplainTask, { columns }: ExplainTask['result']): string[] {
  const column = columns.find(({ kind }) => kind === 'date' || kind === 'timestamp')?.name ?? '';
  const [earliest, latest] = ['earliest', 'latest'].map((label) =>
    facts.find((one) => one.label === `${label} ${column}`),
  );
  if (!earliest || !latest || earliest.value === latest.value) return [];
  const [from, to] = [sayValue(earliest.value, column), sayValue(latest.value, column)];
  if (from === to) return [];
  return [`${capital(sayName(column).replace(/ (?:at|on)$/, ''))} between ${from} and ${to}.`];
}

/** What the rows are, by the tool's name: 'Top customers by spend' lists customers. */
function thingsOf(name: string): string {
  const words = tokens(name).filter((word) => !skipped.has(word));
  const place = words.findIndex(
    (word) => word.length > 3 && word.endsWith('s') && stem(word) !== word && !/(status|ss|us)$/.test(word),
  );
  if (place < 0 || place > 2) return 'rows';
  return words.slice(0, place + 1).join(' ');
}
