import type { Span, Word } from './split-question-words.ts';
import { wordsBefore } from './split-question-words.ts';

type Asked = { text: string; words: readonly Word[] };

const negations =
  /^(not|no|non|without|never|nor|excluding|except|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|haven['’]?t|hasn['’]?t|didn['’]?t|don['’]?t|doesn['’]?t|un|cannot)$/;
/** What is still to be done is not done. */
const awaited = /\b(?:waiting|awaiting|still|yet|left|ready)\s+to\s+be\s+$/i;
const naming =
  /\b(?:named|called|titled|entitled|containing|contains|contain|matching|match|matches|like|keyword|mentioning|mention|mentions|search(?:ing)?(?:\s+for)?|look(?:ing)?\s+up|look(?:ing)?\s+for|about|starting\s+with|with\s+the\s+name|with\s+name|whose\s+name\s+is|details?\s+(?:of|for|on)|profile\s+of)\s+(?:the\s+)?$/i;
const seeking = /^\s*(?:please\s+)?(?:find|search(?:\s+for)?|look\s+(?:up|for)|who\s+is)\b/i;
const leadingToName =
  /^(in|from|for|of|by|at|to|with|about|is|are|does|did|has|customer|client|user|employee|company|product|city|country)$/;
const title = /^(mr|mrs|ms|miss|dr|prof|professor|sir|madam)$/;
const particle = /^(of|the|de|van|von|der|la|del|di|da|al|el|bin)$/;
const amountLead =
  /(?:\b(?:(?:spent|spending|paid|earned|ordered|bought|costing|rated)\s+)?(?:more|less|fewer|cheaper|greater|higher|lower|older|younger|bigger|smaller|longer|shorter|at\s+least|at\s+most|over|under|above|below|up\s+to|in|from|for|of)(?:\s+than)?|[<>]=?)\s*$/i;
const amountTail = /^\s*(?:(?:-?\s*stars?\b)?\s*(?:or\s+(?:more|less|fewer|higher|lower)|\+)|-?\s*stars?\b)/i;
const periodLead = /^(?:on|in|of|for|from|since|during|until|till|by|before|after|the|\s)+\b/i;

/** The words that deny what stands at a place. */
export function negationsBefore(question: Asked, place: number): Word[] {
  return wordsBefore(question, place, 3).filter(({ plain }) => negations.test(plain));
}

export function isNegatedAt(question: Asked, place: number): boolean {
  return negationsBefore(question, place).length > 0 || awaited.test(question.text.slice(0, place));
}

/** 'customers called …', 'search for …': what stands at the place is a name. */
export function isNamedAt({ text }: Asked, place: number): boolean {
  return naming.test(text.slice(0, place));
}

/** 'find …': somebody or something is looked for; `until` a place, nothing else is said before it. */
export function isSought({ text }: Asked): boolean {
  return seeking.test(text);
}

export function isSoughtAt({ text }: Asked, place: number): boolean {
  return seeking.test(text.slice(0, place).trimEnd());
}

/** A name may follow this word. */
export function leadsToName({ plain, isCapital }: Word): boolean {
  return leadingToName.test(plain) || !isCapital;
}

/** 'van' of 'Ludwig van Beethoven'. */
export function isParticle({ plain }: Word): boolean {
  return particle.test(plain);
}

/** 'Dr' of 'Dr Brandt' is said to people and is not their name. */
export function isTitle({ plain }: Word): boolean {
  return title.test(plain);
}

/** 'cheaper than 10' says more than '10'. */
export function withLead({ text }: Asked, { start, end }: Span): Span {
  const lead = amountLead.exec(text.slice(0, start))?.[0].length ?? 0;
  const tail = amountTail.exec(text.slice(end))?.[0].length ?? 0;
  return { start: start - lead, end: end + tail };
}

/** Without the word that leads to it: 'on Friday' is Friday. */
export function withoutLead({ text }: Asked, { start, end }: Span): Span {
  return { start: start + (periodLead.exec(text.slice(start, end))?.[0].length ?? 0), end };
}

/** Written in capitals throughout: 'NY'. */
export function isAcronym({ text }: Word): boolean {
  return /^\p{Lu}{2,}$/u.test(text);
}

/** What a figure is given in: '4 stars'. */
export function isStars({ plain }: Word): boolean {
  return /^stars?$/.test(plain);
}

/** 'from Norway', 'in Oslo': what follows may be a place. */
export function leadsToPlace({ plain }: Word): boolean {
  return /^(from|in|at|near|outside)$/.test(plain);
}

export function isNumeral({ plain }: Word): boolean {
  return /^[\d.,]+$/.test(plain);
}

export function hasDigit({ plain }: Word): boolean {
  return /\d/.test(plain);
}
