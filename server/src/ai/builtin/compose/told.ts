import { dayOf } from '../extract/calendar.ts';
import { findAmounts } from '../extract/find-amounts.ts';
import { findPeriods } from '../extract/find-periods.ts';
import { functionWords } from '../extract/function-words.ts';
import type { Question, Span, Word } from '../extract/question.ts';
import { readQuestion } from '../extract/question.ts';
import type { AskedShape } from '../shape/asked-shape.ts';
import { askedShape } from '../shape/asked-shape.ts';

/** What a question says besides the words that have to be understood on a table. */
export type Told = {
  text: string;
  shape: AskedShape;
  words: readonly Word[];
  hasPeriod: boolean;
  /** How long something takes is asked for. */
  lasts: boolean;
  isWholeYear: boolean;
  limit: number | null;
  /** 'more than 500', where it stands. */
  bounds: Span | null;
  /** What is written with capitals in the middle of the sentence. */
  name: string | null;
};

const forming =
  /^(average|mean|avg|typical|typically|total|overall|altogether|sum|top|best|worst|most|least|popular|common|frequent|busiest|longest|shortest|biggest|largest|smallest|highest|lowest|fewest|cheapest|priciest|dearest|expensive|heaviest|lightest|newest|latest|oldest|earliest|youngest|recent|leading|bottom|greatest|favou?rite|strongest|weakest|poorest|slowest|fastest|quickest|long|often|rank|ranked|ranking|list|all|day|days|week|weeks|month|months|quarter|quarters|year|years|weekday|weekdays|daily|weekly|monthly|quarterly|yearly|annually|time|times|trend|breakdown|split|distribution|grouped|people|person|things?|yet|still|currently|right|far|ever|made|make|get|got|use|used|waiting|awaiting|going|having|our|different|single|database|data|figures?|whole|company|out|lives?|living|located|based|come|comes|appears?|brings?|brought|belongs?|want|ask|asked|bring|generate|generates?|contains?)$/;
/** 'how many products do we sell' are those that there are. */
const having = /^(sell|offer|carry|stock|own|run)$/;

/** null where more is said at once than one statement can hold. */
export function tellOf(text: string, today: string): Told | null {
  const question = readQuestion(text);
  const [year = 2000, month = 1, day = 1] = today.split('-').map(Number);
  const periods = findPeriods(text, { today: dayOf(year, month, day), weekStart: 'monday' });
  for (const period of periods) question.take(period);
  const amounts = findAmounts(text).filter(question.isFree);
  for (const amount of amounts) question.take(amount);
  const counted = amounts.filter(({ sense, isMoney }) => /limit/.test(sense) && !isMoney);
  const bounds = amounts.filter(({ sense }) => /lower|upper|range/.test(sense));
  const isMore = amounts.length > counted.length + bounds.length;
  if (isMore || counted.length > 1 || bounds.length > 1 || periods.length > 1) return null;
  const names = namesIn(question);
  if (names.length > 1) return null;
  for (const word of names.flat()) question.take(word);
  const often = /\bmost\s+active\b/i.exec(text);
  if (often) question.take({ start: often.index, end: often.index + often[0].length });
  const shape = askedShape(text);
  return {
    text,
    shape,
    lasts: shape.lasts || (shape.averages && /\b\p{L}+\s+times?\b/iu.test(text)),
    words: question.words.filter(
      (word) => question.isFree(word) && saysSomething(word) && !(shape.counts && having.test(word.plain)),
    ),
    hasPeriod: periods.length > 0,
    isWholeYear: periods.every(({ unit, from, to }) => unit === 'year' && from !== null && to !== null),
    limit: counted[0]?.value ?? null,
    bounds: bounds[0] ?? null,
    name: names[0] ? names[0].map((word) => word.text).join(' ') : null,
  };
}

function saysSomething({ plain }: Word): boolean {
  return !functionWords.has(plain) && !forming.test(plain);
}

/** Runs of capitals that do not begin the sentence. */
function namesIn({ words, isFree }: Question): Word[][] {
  const runs: Word[][] = [];
  for (const [index, word] of words.entries()) {
    const isName =
      index > 0 && /^\p{Lu}\p{Ll}/u.test(word.text) && isFree(word) && !functionWords.has(word.plain);
    if (!isName) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === words[index - 1] && word.joinsPrevious) last?.push(word);
    else runs.push([word]);
  }
  return runs;
}
