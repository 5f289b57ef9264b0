import { stem } from '../../platform/text-search/tokenize-and-stem.ts';
import { byWeekdayPattern } from './by-weekday-pattern.ts';
import { lowest, newest, oldest } from './classify-leftover-words.ts';
import { periodAdverbs } from './periods/period-adverbs.ts';
import type { Span } from './split-question-words.ts';

type Said = Span & { said: string };

/** What a question marks by the way it is written or by the words that lead to it. */
export type WordingCues = {
  quoted: readonly Said[];
  emails: readonly Said[];
  uuids: readonly Said[];
  codes: readonly Said[];
  /** What is put in double quotes, with the quotes. */
  quotes: readonly Span[];
  /** 'only from Norway', 'without invoices': `of` is what they speak of. */
  restrictions: readonly (Span & { of: Span; isWithout: boolean })[];
  /** 'for all countries'. */
  resets: readonly Span[];
  /** 'by country', 'each product'; not where that is only the order. */
  groupings: readonly Span[];
  /** 'which countries', 'where … from', 'monthly', 'by weekday': groups that are named in one word, by its stem. */
  grains: readonly (Span & { of: string })[];
  /** 'how many orders': `of` is the stem of what is counted. */
  counted: (Span & { of: string }) | null;
  /** 'sort them by price'. */
  sorted: Span | null;
  newestOrOldest: Span | null;
  lowest: Span | null;
  /** 'out of stock', 'none left'; what is running out is not out yet. */
  noneLeft: Span | null;
  soldOut: Span | null;
};

const quoted = /"([^"]+)"|“([^”]+)”|(?<![\p{L}\p{N}])['‘]([^'’]+)['’](?![\p{L}\p{N}])/gu;
const quotes = /"[^"]+"|“[^”]+”/g;
const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const uuid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;
const code =
  /(?<![\w@.-])(?=[A-Za-z0-9/_-]*\d)(?=[A-Za-z0-9/_-]*[A-Za-z])[A-Za-z0-9]+(?:[-_/][A-Za-z0-9]+)*(?![\w@-])/g;
const restricting =
  /\b(?:only|just|excluding|except(?:\s+for)?|without|not|other\s+than|but\s+not)\s+(?:the\s+)?(?:ones?\s+|those\s+)?(?:(?:from|in|of|with|by|for|that\s+are|which\s+are|who\s+are)\s+)?((?:[\p{L}\p{N}_'’-]+)(?:\s+\p{Lu}[\p{L}'’-]*)*)/giu;
const resetting =
  /\b(?:all|any|every|regardless\s+of|no\s+matter(?:\s+which)?|whatever)\s+(?:the\s+)?([\p{L}_]+)/giu;
const grouping =
  /(?<!\b(?:sort|sorted|order|ordered|arranged?)\s+(?:(?:it|them|these|those)\s+)?)\b(?:by|per|each|every|for\s+each|grouped\s+by|broken\s+down\s+by|split\s+by|group\s+by)\s+(?:the\s+)?([\p{L}_]+)/giu;
const whichPlace = /\b(?:which|what)\s+(countries|cities|regions|states|places)\b/gi;
const whereFrom = /\bwhere\b(?=.*\b(?:from|live|located|based)\b)/i;
const adverbs = /\b(?:daily|weekly|monthly|quarterly|yearly|annually)\b/gi;
const counting = /\b(?:how\s+many|number\s+of|count\s+of)(?:\s+(?:of\s+)?(?:our|the|my)?\s*([\p{L}_]+))?/iu;
const sorting =
  /\b(?:sort|sorted|order|ordered|arranged?)\s+(?:(?:it|them|these|those)\s+)?by\s+(?:the\s+)?\p{L}+/iu;
const noneLeft =
  /(?<!\b(?:run|running|runs|almost|nearly|soon|going|close\s+to|about\s+to\s+be)\s+)\b(?:out\s+of\s+(?:stock|inventory)|sold\s+out|none\s+left|nothing\s+left)\b/i;
const soldOut = /\b(?:out\s+of|sold\s+out)(?:\s+stock)?\b/i;

export function findWordingCues(text: string): WordingCues {
  const counted = counting.exec(text);
  const aged = newest.exec(text) ?? oldest.exec(text);
  return {
    quoted: saidIn(text, quoted),
    emails: saidIn(text, email),
    uuids: saidIn(text, uuid),
    codes: saidIn(text, code),
    quotes: saidIn(text, quotes),
    restrictions: [...text.matchAll(restricting)].map((match) => {
      const span = spanOf(match);
      const of = { start: span.end - (match[1]?.length ?? 0), end: span.end };
      return { ...span, of, isWithout: /^without/i.test(match[0]) };
    }),
    resets: [...text.matchAll(resetting)].map(spanOf),
    groupings: [...text.matchAll(grouping)].map(spanOf),
    grains: grainsIn(text),
    counted: counted && { ...spanOf(counted), of: stem((counted[1] ?? '').toLowerCase()) },
    sorted: first(text, sorting),
    newestOrOldest: aged && spanOf(aged),
    lowest: first(text, lowest),
    noneLeft: first(text, noneLeft),
    soldOut: first(text, soldOut),
  };
}

function grainsIn(text: string): WordingCues['grains'] {
  const places = [...text.matchAll(whichPlace)].map((match) => ({
    ...spanOf(match),
    of: stem((match[1] ?? '').toLowerCase()),
  }));
  const from = whereFrom.exec(text);
  const where = from ? [{ ...spanOf(from), of: stem('country') }] : [];
  const weekday = byWeekdayPattern.exec(text);
  const steps = [...text.matchAll(adverbs), ...(weekday ? [weekday] : [])].map((match) => ({
    ...spanOf(match),
    of: stem(periodAdverbs[match[0].toLowerCase()] ?? 'weekday'),
  }));
  return [...places, ...where, ...steps];
}

type Match = { index: number; 0: string };

function spanOf({ index, 0: said }: Match): Span {
  return { start: index, end: index + said.length };
}

function first(text: string, pattern: RegExp): Span | null {
  const match = pattern.exec(text);
  return match && spanOf(match);
}

function saidIn(text: string, pattern: RegExp): Said[] {
  return [...text.matchAll(pattern)].map((match) => ({
    ...spanOf(match),
    said: match.slice(1).find((group) => group !== undefined) ?? match[0],
  }));
}
