import { numberSource, parseNumberText } from './parse-number-text.ts';
import type { Span } from './split-question-words.ts';

/** A number of a question and how it is meant. Strict: the number itself is left out ('more than 5'). */
export type Amount = Span & {
  value: number;
  /** The upper end where the words give both: 'between 10 and 20'. */
  high: number | null;
  sense: 'limit' | 'maybe limit' | 'lower' | 'upper' | 'range' | 'exact';
  isStrict: boolean;
  isMoney: boolean;
  isPercent: boolean;
  isMarkedId: boolean;
};

const currency = '[$€£¥]';
const one = `(?:${currency}\\s?|#)?(?:${numberSource})(?:\\s?(?:%|percent|per\\s+cent|${currency}|dollars?|euros?|usd|eur|gbp|pounds?|bucks)(?![a-z]))?`;
const pair = new RegExp(`(?<![\\w.,-])(${one})(\\s*(?:-|–|to|and)\\s*)(${one})(?![\\w])`, 'gi');
const alone = new RegExp(`(?<![\\w.,-]|\\d-)(${one})(?![\\w]|[-/]\\d|\\.\\d)`, 'gi');

const ranked =
  'top|first|best|worst|bottom|last|latest|newest|oldest|highest|lowest|biggest|largest|smallest|cheapest|leading|longest|shortest|recent|fastest|slowest|most|least';
const limitBefore = new RegExp(`\\b(?:${ranked}|limit(?:ed)?(?:\\s+(?:to|of))?|most\\s+[a-z]+)\\s+$`, 'i');
const maybeBefore =
  /\b(?:show|list|give|get|see|display|only|just|name|find|which|what|who\s+are)(?:\s+(?:me|are|were))?(?:\s+(?:the|our|only|just|all))?\s+$|^(?:the\s+|our\s+)?$/i;
const limitAfter = new RegExp(
  `^\\s+(?:${ranked}|[a-z]+(?:est)|results?|rows?|records?|entries|of\\s+them)\\b`,
  'i',
);

type Sense = { before?: RegExp; after?: RegExp; sense: 'lower' | 'upper'; isStrict: boolean };

/** In this order: 'no less than' is not 'less than', and any other '…er than' means more. */
const senses: readonly Sense[] = [
  {
    before: /(?:\b(?:at\s+least|minimum(?:\s+of)?|min|(?:no|not)\s+(?:less|fewer|lower)\s+than)|>=|≥)\s*$/i,
    sense: 'lower',
    isStrict: false,
  },
  {
    before: /(?:\b(?:at\s+most|up\s+to|maximum(?:\s+of)?|max|within|(?:no|not)\s+\w+\s+than)|<=|≤)\s*$/i,
    sense: 'upper',
    isStrict: false,
  },
  {
    before:
      /(?:\b(?:under|below|less\s+(?:\w+\s+)?than|(?:few|cheap|small|low|short|young|light)er\s+than|worse\s+than)|<)\s*$/i,
    sense: 'upper',
    isStrict: true,
  },
  {
    before:
      /(?:\b(?:over|above|exceed(?:s|ing|ed)?|upwards\s+of|more\s+(?:\w+\s+)?than|\w+er\s+than)|>)\s*$/i,
    sense: 'lower',
    isStrict: true,
  },
  {
    after:
      /^\s*(?:\+|plus\b|(?:[a-z]+\s+)?(?:or|and)\s+(?:more|higher|above|better|up|over|longer|older|greater)\b)/i,
    sense: 'lower',
    isStrict: false,
  },
  {
    after: /^\s*(?:[a-z]+\s+)?(?:or|and)\s+(?:less|fewer|lower|below|under|worse|cheaper|shorter|younger)\b/i,
    sense: 'upper',
    isStrict: false,
  },
];

export function findAmounts(text: string): Amount[] {
  const found: Amount[] = [];
  for (const match of text.matchAll(pair)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const [low, high] = [amountIn(match[1] ?? ''), amountIn(match[3] ?? '')];
    const isBoth = !/and/i.test(match[2] ?? '') || /\bbetween\s+$/i.test(text.slice(0, span.start));
    if (!isBoth || low === undefined || high === undefined || low > high) continue;
    const marks = { ...marksOf(match[0]), isMarkedId: false };
    found.push({ ...widened(text, span), value: low, high, sense: 'range', isStrict: false, ...marks });
  }
  for (const match of text.matchAll(alone)) {
    const span = { start: match.index, end: match.index + match[0].trimEnd().length };
    const value = amountIn(match[0]);
    if (value === undefined || found.some(({ start, end }) => span.start < end && span.end > start)) continue;
    found.push({ ...span, value, high: null, ...senseOf(text, span), ...marksOf(match[0]) });
  }
  return found.filter(isSaid(text)).sort((a, b) => a.start - b.start);
}

/** 'one' mostly stands for a thing ('which one'): a number only where the words compare or rank by it. */
function isSaid(text: string): (amount: Amount) => boolean {
  return (amount) => !/^one$/i.test(text.slice(amount.start, amount.end).trim()) || amount.sense !== 'exact';
}

function senseOf(text: string, { start, end }: Span): Pick<Amount, 'sense' | 'isStrict'> {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const compared = senses.find((one) => one.before?.test(before) || one.after?.test(after));
  if (compared) return { sense: compared.sense, isStrict: compared.isStrict };
  if (limitBefore.test(before) || limitAfter.test(after)) return { sense: 'limit', isStrict: false };
  return { sense: maybeBefore.test(before) ? 'maybe limit' : 'exact', isStrict: false };
}

function widened(text: string, { start, end }: Span): Span {
  const lead = /\b(?:between|from)\s+$/i.exec(text.slice(0, start));
  return { start: start - (lead?.[0].length ?? 0), end };
}

function marksOf(said: string): Pick<Amount, 'isMoney' | 'isPercent' | 'isMarkedId'> {
  return {
    isMoney: /[$€£¥]|dollar|euro|usd|eur|gbp|pound|bucks/i.test(said),
    isPercent: /%|per\s?cent/i.test(said),
    isMarkedId: said.startsWith('#'),
  };
}

function amountIn(said: string): number | undefined {
  const bare = said.replace(/[$€£¥#%]|per\s?cent|dollars?|euros?|usd|eur|gbp|pounds?|bucks/gi, '').trim();
  return bare === '' ? undefined : parseNumberText(bare);
}
