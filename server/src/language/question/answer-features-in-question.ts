import { stem, stems, tokens } from '../../platform/text-search/tokenize-and-stem.ts';
import { byWeekdayPattern } from './by-weekday-pattern.ts';
import type { Superlative } from './find-superlative.ts';
import { findSuperlative } from './find-superlative.ts';
import { periodAdverbs } from './periods/period-adverbs.ts';

/** What kind of answer a question wants, by its words alone. */
export type AnswerFeaturesInQuestion = {
  /** 'how many', 'number of': one figure, unless something is asked for each of something. */
  counts: boolean;
  averages: boolean;
  /** 'latest', 'list', 'show': rows. */
  lists: boolean;
  /** One sum: 'how much', 'in all'. */
  totals: boolean;
  sortBy: Superlative | null;
  /** Stems of all its words. */
  words: readonly string[];
  /** Stems of 'by month', 'per country', 'each status'. */
  dimensions: readonly string[];
  /** Stems of what is ranked by: 'top customers by orders'. */
  rankedBy: readonly string[];
  ranks: 'high' | 'low' | null;
  absent: boolean;
  /** 'open', 'unresolved': what is not done yet. */
  pending: boolean;
  compares: boolean;
  lasts: boolean;
};

const counting = /\bhow\s+many\b|\bnumber\s+of\b|\bcount\s+(?:of|the|all|how)\b|^\s*count\b|\bhow\s+often\b/i;
const averaging = /\b(?:average|mean|avg|typical(?:ly)?|on\s+average)\b/i;
const listing = /\b(?:latest|newest|recent|list|last\s+\d+)\b/i;
const totalling = /\bhow\s+much\b|\b(?:total|overall|altogether|in\s+all|in\s+total)\b/i;
const high =
  /\b(?:top|best|most|highest|largest|biggest|greatest|leading|longest|favou?rite|popular|busiest|strongest|fastest|quickest|slowest|priciest|dearest|main)\b/i;
const low =
  /\b(?:worst|least|lowest|smallest|fewest|bottom|cheapest|weakest|poorest|shortest|slowest\s+selling|unpopular)\b/i;
const absence =
  /\b(?:never|without|nobody|no\s?one|no\s+longer|none|unsold|unused|(?:have|has|had|did|do|does|were|was|are|is)(?:\s+not|n['’]t)|haven['’]?t|hasn['’]?t|didn['’]?t|don['’]?t|doesn['’]?t|lack(?:s|ing)?|missing|with\s+no|who\s+have\s+no|having\s+no|has\s+no|have\s+no)\b/i;
const unfinished =
  /\b(?:open(?!\s+up)|pending|outstanding|unfinished|incomplete|(?:waiting|awaiting|yet|still|left)\s+to\s+be|un(?:resolved|closed|paid|shipped|delivered|answered|solved|returned))\b/i;
const comparing =
  /\b(?:compar\w+|versus|vs\.?|growth|grow(?:n|ing|s)?|difference\s+between|than\s+(?:the\s+)?(?:last|previous|prior)|up\s+or\s+down|year\s+over\s+year|month\s+over\s+month)\b/i;
const lasting =
  /\bhow\s+(?:long|quick(?:ly)?|fast|slow(?:ly)?)\b|\b(?:fastest|quickest|slowest)\b(?!\s+selling)|\b(?:duration|lead\s+time|turnaround|processing\s+time|(?:waiting|resolution|response|shipping|delivery)\s+times?)\b/i;
const grouping =
  /\b(?:by|per|for\s+each|for\s+every|in\s+each|in\s+every|of\s+each|each|every|grouped\s+by|broken\s+down\s+by|split\s+by|across)\s+(?:the\s+|all\s+|different\s+|single\s+|individual\s+|our\s+|day\s+of\s+(?:the\s+)?)?([\p{L}_-]+)(?:\s+([\p{L}_-]+))?/giu;
const whichPlace = /\b(?:which|what)\s+(countries|cities|regions|states)\b/i;
const whereFrom = /^\s*where\b.*\b(?:from|live|located|based)\b/i;
const whichStep = /\b(?:which|what|best|worst|busiest|strongest|weakest)\s+(month|year|week|quarter)\b/i;
const overTime =
  /\bover\s+time\b|\btrends?\b|\bdevelop(?:ed|ment|ing)\b|\b(?:better|more|up)\s+or\s+(?:worse|less|down)\b|\bgetting\s+(?:better|worse)\b|\bthan\s+(?:we|it|they)\s+used\s+to\b/i;
/** 'how many are open, waiting, resolved' asks for each of them. */
const states = /\bhow\s+many\b.*\b(?:are|is|were|was)\s+\p{Ll}+,\s*\p{Ll}+(?:,|\s+(?:and|or)\b)/iu;
const units = /^(?:day|week|month|quarter|year|hour|weekday)s?$/;
/** Never what rows are grouped by: the way something is done or looked for. */
export const manner =
  /^(?:name|names|email|mail|phone|date|hand|myself|default|far|accident|now|then|it|us|me|them|value|number|amount|most|least|order|alphabet\w*|size|time)$/;

export function answerFeaturesInQuestion(question: string): AnswerFeaturesInQuestion {
  const ranks = low.test(question) ? 'low' : high.test(question) ? 'high' : null;
  const grouped = groupedBy(question);
  // 'top customers by orders' ranks; 'orders by customer' groups.
  const isRanking = ranks !== null && grouped.length > 0 && !grouped.some((word) => units.test(word));
  return {
    counts: counting.test(question),
    averages: averaging.test(question),
    lists: listing.test(question),
    totals: totalling.test(question),
    sortBy: findSuperlative(question),
    words: unique(stems(question)),
    dimensions: unique([...(isRanking ? [] : grouped), ...times(question)].map(stem)),
    rankedBy: unique([...(isRanking ? grouped : []), ...mostOf(question)].map(stem)),
    ranks,
    absent: absence.test(question),
    pending: unfinished.test(question),
    compares: comparing.test(question),
    lasts: lasting.test(question),
  };
}

function groupedBy(question: string): string[] {
  return [...question.matchAll(grouping)].flatMap((match) => {
    const [, word = '', next = ''] = match;
    const isName = /^\p{Lu}/u.test(word) && !units.test(word.toLowerCase());
    const plain = word.toLowerCase();
    if (isName || manner.test(plain)) return [];
    // 'by product category' is asked by its last word.
    const isPair = /^[\p{Ll}-]+$/u.test(next) && pairEnds.test(next.toLowerCase());
    return isPair ? [next.toLowerCase()] : [plain];
  });
}

/** 'with the most orders' ranks by orders. */
function mostOf(question: string): string[] {
  const noun = /\bthe\s+(?:most|highest\s+number\s+of)\s+(\p{Ll}{2,}s)\b/iu.exec(question)?.[1];
  return noun === undefined || /(?:ss|us|ous)$/.test(noun) ? [] : [noun.toLowerCase()];
}

const pairEnds =
  /^(?:category|type|kind|status|country|city|region|name|group|method|plan|level|priority|rating|genre|class|channel|reason|stage|source|segment|tier|brand|language)$/;

function times(question: string): string[] {
  const said: string[] = tokens(question).flatMap((word) => periodAdverbs[word] ?? []);
  if (byWeekdayPattern.test(question)) said.push('weekday');
  const place = whichPlace.exec(question)?.[1];
  if (place !== undefined) said.push(place.toLowerCase());
  else if (whereFrom.test(question)) said.push('country');
  const step = whichStep.exec(question)?.[1];
  if (step !== undefined) said.push(step.toLowerCase());
  if (overTime.test(question)) said.push('month');
  if (states.test(question)) said.push('status');
  return said;
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
