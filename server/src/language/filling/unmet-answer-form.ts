import { stems } from '../../platform/text-search/tokenize-and-stem.ts';
import { manner } from '../question/answer-features-in-question.ts';
import { functionWords } from '../question/function-words.ts';
import type { Span, Word } from '../question/split-question-words.ts';
import type { AnswerFeaturesOfStatement } from '../statement/answer-features-of-statement.ts';
import { answerFeaturesOfStatement, groupsBy } from '../statement/answer-features-of-statement.ts';
import type { Reading } from './filling-state.ts';

const general =
  /^(dai|day|week|month|quarter|year|countri|citi|state|region|categori|statu|type|kind|genr|custom|product|employe|weekdai)$/;

/** What the question wants of the answer's form and the tool does not give by itself. */
export function unmetAnswerForm(reading: Reading): Span[] {
  const shape = answerFeaturesOfStatement(reading.task.tool.statement);
  return [...groupings(reading, shape), ...counts(reading, shape), ...otherEnd(reading, shape)];
}

function groupings({ question, toolWords, task }: Reading, shape: AnswerFeaturesOfStatement | null): Span[] {
  const isThere = (word: string) => (shape ? gives(shape, word, task.tool.name) : toolWords.has(word));
  const { groupings: said, grains } = question.whole.cues;
  const named = said.filter((span) => {
    const word = question.words.find(({ end }) => end === span.end);
    const isNew =
      word !== undefined && !isThere(word.stem) && !functionWords.has(word.plain) && !word.isCapital;
    return isNew && question.isFree(span) && isGrain(word, task.tool);
  });
  return [...named, ...grains.filter((span) => !isThere(span.of) && question.isFree(span))];
}

/** It has a row for each of them, measures it, or is called after it: 'top customers by revenue', 'find by name'. */
function gives(shape: AnswerFeaturesOfStatement, word: string, name: string): boolean {
  if (groupsBy(shape, word) || shape.measured.has(word)) return true;
  return stems(name).includes(word);
}

/** With its tables at hand a tool is held to every grouping; by its words alone only to those that most things have. */
function isGrain(word: Word, { tables }: Reading['task']['tool']): boolean {
  return general.test(word.stem) || (tables.length > 0 && !manner.test(word.plain));
}

/** 'how many' of a list is a figure, not its first rows; of a grouping it is one where its groups are asked for. */
function counts(reading: Reading, shape: AnswerFeaturesOfStatement | null): Span[] {
  const { question } = reading;
  const { shape: asked, cues } = question.whole;
  if (!cues.counted || !shape || asked.dimensions.length > 0 || asked.averages) return [];
  const things = cues.counted.of;
  const isOfGroups = shape.kind === 'groups' && shape.isNarrow && shape.dimensions.has(things);
  // A number of them for each of something is not yet how many there are.
  const isOfRows =
    shape.kind === 'groups' &&
    !shape.isNarrow &&
    !isOneGroup(reading, shape) &&
    shape.root.has(things) &&
    shape.measures.some(({ does }) => does === 'count');
  if (shape.kind !== 'list' && !isOfGroups && !isOfRows) return [];
  return [cues.counted];
}

/** A value for what it groups by leaves one group, which is the number itself. */
function isOneGroup({ roles, values }: Reading, { dimensions }: AnswerFeaturesOfStatement): boolean {
  return roles.some(
    ({ parameter, column }) =>
      column !== null &&
      (values.get(parameter.name)?.value ?? null) !== null &&
      stems(column).some((word) => dimensions.has(word)),
  );
}

/** 'sort by price' wants the same rows in another order, 'the oldest' the other end of them. */
function otherEnd({ question, task }: Reading, shape: AnswerFeaturesOfStatement | null): Span[] {
  const { cues, shape: asked } = question.whole;
  if (cues.sorted && shape?.kind === 'list') return [cues.sorted];
  const by = asked.sortBy;
  if (by && shape?.kind === 'list') {
    const isSorted = by.nouns.some((noun) => shape.sortedBy.has(noun));
    const isSaid = stems(by.said).some((word) => stems(task.tool.name).includes(word));
    const isThere = isSorted ? (by.end === 'high') === (shape.order === 'falling') : isSaid;
    return isThere ? [] : [{ start: by.index, end: by.index + by.said.length }];
  }
  const isLatest = shape?.order === 'falling' && shape.isByTime;
  if (cues.newestOrOldest && shape?.kind === 'list' && !shape.isNarrow && !isLatest) {
    return [cues.newestOrOldest];
  }
  return cues.lowest && shape?.order === 'falling' ? [cues.lowest] : [];
}
