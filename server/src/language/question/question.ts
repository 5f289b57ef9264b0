import { tokens } from '../../platform/text-search/tokenize-and-stem.ts';
import type { AnswerFeaturesInQuestion } from './answer-features-in-question.ts';
import { answerFeaturesInQuestion } from './answer-features-in-question.ts';
import { asksToRead } from './asks-for-change.ts';
import type { Now } from './calendar-days.ts';
import type { Amount } from './find-amounts.ts';
import { findAmounts } from './find-amounts.ts';
import type { WordingCues } from './find-wording-cues.ts';
import { findWordingCues } from './find-wording-cues.ts';
import { isFollowUp } from './is-follow-up.ts';
import type { Period } from './periods/periods.ts';
import { findPeriods } from './periods/periods.ts';
import type { Span, Word } from './split-question-words.ts';
import { wordsOf } from './split-question-words.ts';
import { isTelling, namesIn } from './word-kind-checks.ts';

/** A question, read once: whoever works on it takes what it needs from here. What costs time is read when first asked for. */
export type Question = {
  readonly text: string;
  readonly words: readonly Word[];
  /** Its words as names of tables and tools are compared: in lower case, without accents. */
  readonly terms: readonly string[];
  /** Those of its terms that name something. */
  readonly telling: readonly string[];
  /** Those of its terms that are written like names. */
  readonly names: ReadonlySet<string>;
  readonly shape: AnswerFeaturesInQuestion;
  readonly amounts: readonly Amount[];
  readonly cues: WordingCues;
  /** It says something of the question before. */
  readonly isFollowUp: boolean;
  /** It asks to be told something. */
  readonly asksToRead: boolean;
  periods(now: Now): readonly Period[];
  say(span: Span): string;
};

/** `previous`: the question before in the conversation. */
export function readQuestion(text: string, previous: string | null = null): Question {
  const words = once(() => wordsOf(text));
  const terms = once(() => tokens(text));
  const telling = once(() => terms().filter(isTelling));
  const names = once(() => new Set(namesIn(text)));
  const shape = once(() => answerFeaturesInQuestion(text));
  const amounts = once(() => findAmounts(text));
  const cues = once(() => findWordingCues(text));
  const follows = once(() => isFollowUp(text, previous));
  const reads = once(() => asksToRead(text));
  const periods = new Map<string, readonly Period[]>();
  return {
    text,
    get words() {
      return words();
    },
    get terms() {
      return terms();
    },
    get telling() {
      return telling();
    },
    get names() {
      return names();
    },
    get shape() {
      return shape();
    },
    get amounts() {
      return amounts();
    },
    get cues() {
      return cues();
    },
    get isFollowUp() {
      return follows();
    },
    get asksToRead() {
      return reads();
    },
    periods: (now) => {
      const key = `${now.today} ${now.weekStart} ${now.ahead}`;
      const found = periods.get(key) ?? findPeriods(text, now);
      periods.set(key, found);
      return found;
    },
    say: ({ start, end }) => text.slice(start, end),
  };
}

function once<T>(read: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}
