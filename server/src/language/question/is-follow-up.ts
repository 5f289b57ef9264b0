import { stem, tokens } from '../../platform/text-search/tokenize-and-stem.ts';
import { functionWords } from './function-words.ts';
import { isDeed } from './word-kind-checks.ts';

const joining = /^(?:and|but|now|then|also|ok(?:ay)?)(?!\w)[,\s]*/i;
const opening =
  /^(?:and|but|or|now|then|also|only|just|instead|same|again|what\s+about|how\s+about|what\s+if|ok(?:ay)?|make\s+(?:it|that)|show\s+(?:me\s+)?(?:only|just)|the\s+same|no,|sorry|i\s+mean(?:t)?|actually)(?!\w)/i;
const pointing =
  /\b(?:those|these|them|ones|that\s+one|the\s+same|instead|rather|again)\b(?!\s+than)|\bonly[?.!]*$/i;
const leaning =
  /^(?:by|in|on|at|as|for|from|to|of|per|with|without|except|excluding|since|until|before|after|between|over|under|above|below|last|next|this|sorted|ordered|grouped|(?:sort|order|group)\s+(?:(?:it|them)\s+)?by)\b/i;
const wondering =
  /^(?:but\s+|and\s+|so\s+)?(?:why|how\s+come|what(?:\s+has|'s)?\s+changed|what\s+happened)\b/i;
/** 'Compare revenue with last year' names what is compared. */
const comparing =
  /^(?:and\s+|but\s+)?(?:compared\s+(?:to|with|against)|(?:compare|how\s+(?:does|do|did))\s+(?:it|that|this|they|them|those)\b.*\b(?:to|with|against)|versus|vs\.?|against)\s/i;
/** 'How many?', 'how many are in Leeds?': of what was listed before, since nothing else is named. */
const counting =
  /^(?:(?:and|but|so)\s+)?how\s+many(?:\s+(?:are|were|is)\s+(?:there|that|in|from|they|those|these)\b.*|\s+of\s+(?:them|those|these)\b.*|\s+in\s+total)?[?.!]*$/i;
const asking =
  /^(?:how\s+many|which|who(?:\s+(?:are|is))?|(?:please\s+)?(?:list|show|give)(?:\s+(?:me|us))?|count)\s+/i;
/** With more words a sentence that begins with 'in' or 'from' asks something of its own. */
const fewWords = 4;

/**
 * 'And for May?', 'what about Canada', 'top 10 instead', 'by country', 'why?': said of the turn before. The only place
 * that decides it: finding the tool, keeping its values and the form of the answer follow the same word. A value alone
 * is told by reading it. `previous`: the question before.
 */
export function isFollowUp(text: string, previous: string | null = null): boolean {
  const said = text.trim();
  const count = said.split(/\s+/).length;
  const isAboutBefore = [pointing, wondering, comparing, counting].some((way) => way.test(said));
  if (count <= 2 * fewWords && isAboutBefore) return true;
  if (opening.test(said)) return !asksAnew(said.replace(joining, ''), previous);
  return count <= fewWords && leaning.test(said);
}

/** 'And how many customers do we have?' after the orders of May names its own things, and none of theirs. */
function asksAnew(said: string, previous: string | null): boolean {
  const asked = asking.exec(said);
  if (asked === null || previous === null) return false;
  const rest = tokens(said.slice(asked[0].length)).filter(
    (word) => !/^(?:all|the|our|my|every|of)$/.test(word),
  );
  const [thing] = rest;
  if (thing === undefined || functionWords.has(thing) || isDeed(thing) || /^\d/.test(thing)) return false;
  const before = new Set(tokens(previous).map(stem));
  return !rest.some((word) => !functionWords.has(word) && before.has(stem(word)));
}

/** 'Why so low in July?', 'what changed?': asks for the reasons of what the answer before shows. */
export const asksWhy = (text: string): boolean => isFollowUp(text) && wondering.test(text.trim());
