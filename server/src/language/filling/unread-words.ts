import { stem } from '../../platform/text-search/tokenize-and-stem.ts';
import { equalsToolName } from '../question/equals-tool-name.ts';
import { findNegatedAdjective } from '../question/find-negated-adjective.ts';
import { functionWords } from '../question/function-words.ts';
import type { Span, Word } from '../question/split-question-words.ts';
import { spanOf } from '../question/split-question-words.ts';
import { withLead } from '../question/word-context-checks.ts';
import { answerFeaturesOfStatement } from '../statement/answer-features-of-statement.ts';
import type { Reading } from './filling-state.ts';
import { unmetAnswerForm } from './unmet-answer-form.ts';

/** Parts of the question that say something and that nothing took, as they were said. */
export function unreadWords(reading: Reading): string[] {
  const { question, task } = reading;
  if (equalsToolName(task.tool.name, question.text)) return [];
  const spans = [
    ...reading.beyond,
    ...restrictions(reading),
    ...unmetAnswerForm(reading),
    ...names(reading),
    // What is put in quotes is meant word for word.
    ...question.whole.cues.quotes.filter(question.isFree),
  ];
  const kept: Span[] = [];
  for (const span of spans.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (kept.every(({ start, end }) => span.end <= start || span.start >= end)) kept.push(span);
  }
  return kept
    .toSorted((a, b) => a.start - b.start)
    .map((span) => question.say(withLead(question, span)).trim());
}

/** 'unpaid', of a tool that can say neither that nor what is not paid. */
function undone({ question, toolWords }: Reading): Span[] {
  const un = findNegatedAdjective(question.text);
  if (!un) return [];
  const span = { start: un.index, end: un.index + un.said.length };
  const isTold =
    toolWords.has(stem(un.said.toLowerCase())) || (toolWords.has(stem(un.of)) && toolWords.has('not'));
  return isTold || !question.isFree(span) ? [] : [span];
}

function restrictions(reading: Reading): Span[] {
  const { question, toolWords, task } = reading;
  const shape = answerFeaturesOfStatement(task.tool.statement);
  const said = question.whole.cues.restrictions.flatMap(({ start, end, of, isWithout }) => {
    const word = question.words.find((one) => one.start === of.start);
    // A list that shows an email can be kept to those without one.
    const isColumn = isWithout && shape?.kind === 'list' && shape.columns.has(word?.stem ?? '');
    const isTold = isKnownTo(toolWords, word) && !isColumn;
    const says = word !== undefined && !functionWords.has(word.plain) && !isTold;
    return says && question.isFree(of) ? [{ start, end }] : [];
  });
  return [...said, ...undone(reading)];
}

/** 'not paid', of 'unpaid fees'. */
function isKnownTo(toolWords: ReadonlySet<string>, word: Word | undefined): boolean {
  return word !== undefined && (toolWords.has(word.stem) || toolWords.has(stem(`un${word.plain}`)));
}

/** Names in the middle of the sentence that no parameter had room for. */
function names({ question, toolWords }: Reading): Span[] {
  const free = question.words.filter((word, index) => index > 0 && word.isCapital && question.isFree(word));
  const runs: (typeof free)[] = [];
  for (const word of free.filter(({ plain, stem }) => !functionWords.has(plain) && !toolWords.has(stem))) {
    const last = runs.at(-1);
    if (last && word.joinsPrevious && last.at(-1)?.end === word.start - 1) last.push(word);
    else runs.push([word]);
  }
  return runs.map(spanOf);
}
