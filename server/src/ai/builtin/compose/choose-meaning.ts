import { stem } from '../../../platform/text-search/tokens.ts';
import type { Word } from '../extract/question.ts';
import { readQuestion, wordsBefore } from '../extract/question.ts';
import { doneBy } from './done-by.ts';
import { isNumber } from './is-number.ts';
import type { Meaning, Meant } from './meanings.ts';
import { meaningsOf } from './meanings.ts';
import type { Reached } from './reach.ts';
import type { Told } from './told.ts';

const negating =
  /^(not|never|no|without|nor|neither|nobody|noone|nothing|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|haven['’]?t|hasn['’]?t|didn['’]?t|don['’]?t|doesn['’]?t)$/;

const awaited = /\b(?:waiting|awaiting|still|yet|left|ready)\s+(?:to\s+be\s+)?$/i;
const timely = /^(minutes?|hours?|seconds?|duration|length|milliseconds|ms)$/;

/** What a word stands for here, with the rest of the question in mind; null where it stands for nothing. */
export function chooseMeaning(word: Word, told: Told, reach: readonly Reached[]): Meant | null {
  const special = spanOf(word, told, reach) ?? noneOf(word, told, reach);
  if (special) return special;
  const isNot = isDenied(word, told.text);
  const all = meaningsOf(word.plain, reach, isNot);
  const meanings = told.shape.counts ? all.filter(({ meaning }) => meaning.kind !== 'money') : all;
  const chosen = wanted(meanings, word, { told, reach }) ?? meanings[0] ?? null;
  // Nothing here can say that other rows are missing.
  return isNot && chosen && !('isNot' in chosen.meaning) ? null : chosen;
}

function isDenied(word: Word, text: string): boolean {
  const before = wordsBefore(readQuestion(text), word.start, 2);
  return before.some(({ plain }) => negating.test(plain)) || awaited.test(text.slice(0, word.start));
}

type Setting = { told: Told; reach: readonly Reached[] };

/** Another meaning than the nearest, where the question asks for one. */
function wanted(meanings: readonly Meant[], word: Word, { told, reach }: Setting): Meant | undefined {
  const find = (fits: (meaning: Meaning) => boolean) => meanings.find(({ meaning }) => fits(meaning));
  const { shape, text, hasPeriod } = told;
  // 'watch time' is the minutes watched, not how often.
  if (/^\s+times?\b/i.test(text.slice(word.end))) {
    const lasting = find(
      (one) => one.kind === 'column' && one.column.words.some((part) => timely.test(part)),
    );
    if (lasting) return lasting;
  }
  if (shape.dimensions.includes(stem(word.plain)))
    return find(({ kind }) => kind !== 'value' && kind !== 'deed' && kind !== 'flag');
  // 'cancelled this year' is said of the day on which it was.
  const deed = hasPeriod
    ? find((one) => one.kind === 'deed' && one.at.path.length === 0 && !one.isNot)
    : undefined;
  if (deed || !shape.averages || meanings[0]?.meaning.kind === 'rows') return deed;
  const isOther = told.words.some((other) => other !== word && isMeasure(other, reach));
  return isOther ? undefined : find((one) => one.kind === 'column' && isNumber(one.column));
}

function isMeasure({ plain }: Word, reach: readonly Reached[]): boolean {
  return meaningsOf(plain, reach, false).some(
    ({ meaning }) => meaning.kind === 'column' && isNumber(meaning.column),
  );
}

/** 'resolution time', 'how long until it is shipped': the moment at which that is over. */
function spanOf(word: Word, { lasts }: Told, reach: readonly Reached[]): Meant | null {
  const [own] = reach;
  const done = lasts && own?.table.time ? doneBy(own.table, word.plain) : undefined;
  return done ? { meaning: { kind: 'span', done }, cost: 0.1 } : null;
}

/** 'out of stock', 'sold out'. */
function noneOf(word: Word, { text }: Told, reach: readonly Reached[]): Meant | null {
  const isOut =
    /(?<!\b(?:run|running|runs|almost|nearly|soon|going)\s+)\bout\s+of\s+$/i.test(
      text.slice(0, word.start),
    ) || /^\s*sold\s+out\b/i.test(text.slice(word.start));
  const [own] = reach;
  const column = isOut ? own?.table.columns.find(({ role }) => role === 'stock') : undefined;
  return own && column ? { meaning: { kind: 'none', at: own, column }, cost: 0.1 } : null;
}
