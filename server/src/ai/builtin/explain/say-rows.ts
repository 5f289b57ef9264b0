import { stem, tokens } from '../../../platform/text-search/tokens.ts';
import type { ExplainTask } from '../../port.ts';
import { capital, join, sayName, sayText, sayValue } from './say.ts';
import { sayFigures } from './say-figures.ts';
import { isCutByLimit } from './say-limits.ts';
import { toldColumns } from './told-facts.ts';

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
const asked = /how many ((?:[\p{L}-]+\s+){0,3}?[\p{L}-]{2,}(?:s|people|staff))(?![\p{L}-])/iu;

/** One row: the single figure that was asked for, or the one thing that was found. */
export function sayOne(task: ExplainTask): string[] {
  const { result } = task;
  const [row = []] = result.rows;
  const [column] = result.columns;
  if (result.columns.length === 1 && column) return [sayFigure(task, column.name, row[0] ?? null)];
  const cells = result.columns.flatMap(({ name, kind }, index) => {
    const value = row[index] ?? null;
    return value === null ? [] : [{ name, kind, value }];
  });
  const title =
    cells.find(({ name }) => /name|title/i.test(name)) ??
    cells.find(({ kind }) => kind === 'text') ??
    cells[0];
  if (!title) return ['One row was found, and all of it is empty.'];
  const figures = sayFigures(cells);
  if (figures.length > 0) return figures;
  const details = cells
    .filter((cell) => cell !== title && !/(^|_)id$/i.test(cell.name))
    .slice(0, detailsShown);
  const said = details.map(({ name, value }) => `${sayName(name)} ${sayValue(value, name)}`);
  const rest = said.length > 0 ? `, with ${join(said)}` : '';
  return [`There is one: **${sayValue(title.value, title.name)}**${rest}.`];
}

function sayFigure({ question, tool }: ExplainTask, name: string, value: string | null): string {
  if (value === null) return `There is no ${sayName(name)}: nothing was there to compute it from.`;
  const figure = `**${sayValue(value, name)}**`;
  const noun = asked.exec(question)?.[1]?.trim();
  if (noun !== undefined || counted.test(name)) {
    const things = noun ?? thingsOf(tool.name);
    return value === '1' ? `There is ${figure} of those ${things}.` : `There are ${figure} ${things}.`;
  }
  return `The ${sayName(name)} is ${figure}.`;
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
  const [main] = toldColumns(task);
  const [largest, sum, average] = [main?.fact('largest'), main?.fact('sum of'), main?.fact('average of')];
  const isSame = largest?.value === main?.fact('smallest')?.value;
  if (main && largest && !isSame) {
    const of = largest.of === null ? '' : ` (${sayText(largest.of)})`;
    const end = sayName(main.column).endsWith('s') ? '' : 's';
    const total = sum ? `add${end} up to **${sayValue(sum.value, main.column)}**, ` : '';
    const mean = average ? `average${end} ${sayValue(average.value, main.column)} and ` : '';
    const peak = `peak${end} at ${sayValue(largest.value, main.column)}${of}`;
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
