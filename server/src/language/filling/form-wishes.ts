import { stem, stems } from '../../platform/text-search/tokens.ts';
import { manner } from '../question/asked-shape.ts';
import { functionWords } from '../question/function-words.ts';
import { periodAdverbs } from '../question/period-adverbs.ts';
import { lowest, newest, oldest } from '../question/read-wish.ts';
import { superlativeIn } from '../question/superlatives.ts';
import { weekdayWords } from '../question/weekday-words.ts';
import type { Span, Word } from '../question/words.ts';
import type { ToolShape } from '../statement/tool-shape.ts';
import { groupsBy, toolShape } from '../statement/tool-shape.ts';
import type { Reading } from './reading.ts';

const grouping =
  /\b(?:by|per|each|every|for\s+each|grouped\s+by|broken\s+down\s+by|split\s+by|group\s+by)\s+(?:the\s+)?([\p{L}_]+)/giu;
const whichPlace = /\b(?:which|what)\s+(countries|cities|regions|states|places)\b/gi;
const whereFrom = /\bwhere\b(?=.*\b(?:from|live|located|based)\b)/i;
const adverbs = /\b(?:daily|weekly|monthly|quarterly|yearly|annually)\b/gi;
const counting = /\b(?:how\s+many|number\s+of|count\s+of)(?:\s+(?:of\s+)?(?:our|the|my)?\s*([\p{L}_]+))?/iu;
const general =
  /^(dai|day|week|month|quarter|year|countri|citi|state|region|categori|statu|type|kind|genr|custom|product|employe|weekdai)$/;

/** What the question wants of the answer's form and the tool does not give by itself. */
export function formWishes(reading: Reading): Span[] {
  const shape = toolShape(reading.task.tool.sql);
  return [...groupings(reading, shape), ...counts(reading, shape), ...otherEnd(reading, shape)];
}

function groupings({ question, toolWords, task }: Reading, shape: ToolShape | null): Span[] {
  const isThere = (word: string) => (shape ? gives(shape, word, task.tool.name) : toolWords.has(word));
  const named = [...question.text.matchAll(grouping)].flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length };
    const word = question.words.find(({ end }) => end === span.end);
    const isSorted = sorting.test(question.text.slice(0, match.index));
    const isNew =
      !isSorted &&
      word !== undefined &&
      !isThere(word.stem) &&
      !functionWords.has(word.plain) &&
      !word.isCapital;
    return isNew && question.isFree(span) && isGrain(word, task.tool) ? [span] : [];
  });
  const where = [...question.text.matchAll(whichPlace)].flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length };
    return isThere(stem((match[1] ?? '').toLowerCase())) || !question.isFree(span) ? [] : [span];
  });
  const from = whereFrom.exec(question.text);
  if (from && !isThere(stem('country'))) where.push({ start: from.index, end: from.index + 'where'.length });
  const weekday = weekdayWords.exec(question.text);
  const timed = [...question.text.matchAll(adverbs), ...(weekday ? [weekday] : [])].flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length };
    const unit = stem(periodAdverbs[match[0].toLowerCase()] ?? 'weekday');
    return isThere(unit) || !question.isFree(span) ? [] : [span];
  });
  return [...named, ...where, ...timed];
}

/** It has a row for each of them, measures it, or is called after it: 'top customers by revenue', 'find by name'. */
function gives(shape: ToolShape, word: string, name: string): boolean {
  if (groupsBy(shape, word) || shape.measured.has(word)) return true;
  return stems(name).includes(word);
}

/** With its tables at hand a tool is held to every grouping; by its words alone only to those that most things have. */
function isGrain(word: Word, { tables }: Reading['task']['tool']): boolean {
  return general.test(word.stem) || (tables.length > 0 && !manner.test(word.plain));
}

/** 'how many' of a list is a figure, not its first rows; of a grouping it is one where its groups are asked for. */
function counts(reading: Reading, shape: ToolShape | null): Span[] {
  const { question } = reading;
  const match = counting.exec(question.text);
  const asked = question.whole.shape;
  if (!match || !shape || asked.dimensions.length > 0 || asked.averages) return [];
  const things = stem((match[1] ?? '').toLowerCase());
  const isOfGroups = shape.kind === 'groups' && shape.isNarrow && shape.dimensions.has(things);
  // A number of them for each of something is not yet how many there are.
  const isOfRows =
    shape.kind === 'groups' &&
    !shape.isNarrow &&
    !isOneGroup(reading, shape) &&
    shape.root.has(things) &&
    shape.measures.some(({ does }) => does === 'count');
  if (shape.kind !== 'list' && !isOfGroups && !isOfRows) return [];
  return [{ start: match.index, end: match.index + match[0].length }];
}

/** A value for what it groups by leaves one group, which is the number itself. */
function isOneGroup({ roles, values }: Reading, { dimensions }: ToolShape): boolean {
  return roles.some(
    ({ parameter, column }) =>
      column !== null &&
      (values.get(parameter.name)?.value ?? null) !== null &&
      stems(column).some((word) => dimensions.has(word)),
  );
}

/** 'sort by price' wants the same rows in another order. */
const sorting = /\b(?:sort|sorted|order|ordered|arranged?)\s+(?:(?:it|them|these|those)\s+)?$/i;

function otherEnd({ question, task }: Reading, shape: ToolShape | null): Span[] {
  const sorted =
    /\b(?:sort|sorted|order|ordered|arranged?)\s+(?:(?:it|them|these|those)\s+)?by\s+(?:the\s+)?\p{L}+/iu.exec(
      question.text,
    );
  if (sorted && shape?.kind === 'list')
    return [{ start: sorted.index, end: sorted.index + sorted[0].length }];
  const by = superlativeIn(question.text);
  if (by && shape?.kind === 'list') {
    const isSorted = by.nouns.some((noun) => shape.sortedBy.has(noun));
    const isSaid = stems(by.said).some((word) => stems(task.tool.name).includes(word));
    const isThere = isSorted ? (by.end === 'high') === (shape.order === 'falling') : isSaid;
    return isThere ? [] : [{ start: by.index, end: by.index + by.said.length }];
  }
  const aged = newest.exec(question.text) ?? oldest.exec(question.text);
  const isLatest = shape?.order === 'falling' && shape.isByTime;
  if (aged && shape?.kind === 'list' && !shape.isNarrow && !isLatest) {
    return [{ start: aged.index, end: aged.index + aged[0].length }];
  }
  const match = lowest.exec(question.text);
  if (!match || shape?.order !== 'falling') return [];
  return [{ start: match.index, end: match.index + match[0].length }];
}
