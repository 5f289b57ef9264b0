import type { ParameterValue } from '@parley/contract/parameters';
import { speaksOfPast } from '@parley/reader/question/choose-past-or-future-date';
import { stems } from '../../platform/text-search/tokenize-and-stem.ts';
import type { Now } from '../question/calendar-days.ts';
import { dayFrom, todayAt } from '../question/calendar-days.ts';
import type { Question } from '../question/question.ts';
import type { Span } from '../question/split-question-words.ts';
import { columnWordsOf } from './column-words.ts';
import type { ExtractedValue, ExtractTask, ValueOrigin } from './parameter-extraction-types.ts';
import type { Role } from './parameter-roles.ts';
import { rolesOf } from './parameter-roles.ts';

/** A question with what has been read of it: no part is read twice. */
export type MarkedQuestion = Pick<Question, 'text' | 'words' | 'say'> & {
  whole: Question;
  isFree(span: Span): boolean;
  take(span: Span): void;
};

/** A question on its way to values: each reader fills what it understands and leaves the rest to the next. */
export type Reading = {
  task: ExtractTask;
  question: MarkedQuestion;
  roles: readonly Role[];
  now: Now;
  /** Stems of the words the tool itself is made of: they ask for the tool, not for a value. */
  toolWords: ReadonlySet<string>;
  /** Stems of what columns are called. */
  columnWords: ReadonlySet<string>;
  values: Map<string, ExtractedValue>;
  /** Said, understood, and beyond what the parameters can take. */
  beyond: Span[];
};

export function startReading(task: ExtractTask): Reading {
  const { tool } = task;
  const names = tool.tables.map(({ name }) => name).join(' ');
  return {
    task,
    question: marked(task.question),
    roles: rolesOf(tool),
    now: nowOf(task),
    columnWords: task.columnWords ?? columnWordsOf(tool.tables),
    toolWords: new Set(stems(`${tool.name} ${tool.description} ${names}`)),
    values: new Map(),
    beyond: [],
  };
}

function nowOf({ question, moment, latestDay }: ExtractTask): Now {
  const today = todayAt(moment);
  const latest = latestDay == null ? null : dayFrom(latestDay);
  const ahead = latest === null ? null : speaksOfPast(question.words) ? today : Math.max(today, latest);
  return { today, weekStart: moment.weekStart, ahead };
}

function marked(whole: Question): MarkedQuestion {
  const taken: Span[] = [];
  const { text, words, say } = whole;
  return {
    whole,
    text,
    words,
    say,
    isFree: (span) => taken.every(({ start, end }) => span.end <= start || span.start >= end),
    take: (span) => void taken.push(span),
  };
}

export function openRoles(reading: Reading, fits: (role: Role) => boolean): Role[] {
  return reading.roles.filter((role) => !reading.values.has(role.parameter.name) && fits(role));
}

type Found = {
  value: ParameterValue;
  span: Span;
  origin?: ValueOrigin;
  alternatives?: ExtractedValue['alternatives'];
};

export function fill(reading: Reading, role: Role, { value, span, origin, alternatives }: Found): void {
  reading.values.set(role.parameter.name, {
    value,
    origin: origin ?? 'words',
    words: reading.question.say(span).trim(),
    alternatives: alternatives ?? [],
  });
  reading.question.take(span);
}
