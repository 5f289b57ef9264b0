import { plainText } from '../../platform/text-search/tokenize-and-stem.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs that change data whatever the tools are called, and that are hardly ever nouns or adjectives. */
const changes =
  words(`set change update edit modify delete remove erase drop truncate add insert create register put make
  move rename replace assign reassign unassign mark cancel close reopen archive unarchive restore activate deactivate
  enable disable approve reject publish unpublish unblock unlock suspend increase decrease raise reduce adjust reset
  switch turn reschedule postpone refund revoke extend renew promote demote enter`);

/** 'Please', 'can you', 'I would like to': what stands before what is wanted. */
const polite =
  /^(?:(?:hi|hello|hey|ok|okay|now|then|and|also|just|so|please|kindly|let's|lets|let us|go ahead and|(?:can|could|would|will) you|(?:i|we) (?:want|need|have|wish) to|(?:i|we)(?:'d| would) like to|(?:i|we) (?:must|should))(?:,\s*|\s+))+/;
const reads =
  /^(?:how|what|whats|what's|which|who|whom|whose|when|where|why|is|are|was|were|do|does|did|has|have|had|can|could|should|will|would|show|list|count|find|search|look|get|give|display|tell|report|compare|sum|number|total|average|top)\b/;
/** 'Changes of', 'increase in', 'update history': the noun of that name. */
const nounMarks = /^(?:of|in|per|over|between|rates?|history|logs?|requests?|count|counts|dates?|times?)$/;
const determiners =
  /^(?:a|an|the|this|that|these|those|all|every|each|my|our|its|his|her|their|it|them|\d.*|["'‘“].*)$/;
const duty =
  /(?<!\b(?:that|which|who|whose|what)\s)\b(?:should|must|has to|have to|needs? to|ought to) (?:now )?be\b/;
const leading = /^(?:for|in|on|at|of|from|with)$/;
/** After these a second part begins: 'for customer 5, set the city to Bern'. */
const breaks = /\s*[,;:–—]\s*|\s+(?:and|then|please)\s+/;

/**
 * Whether a question wants data changed. A tool that writes is only for one that does: somebody who wants to know how
 * many customers live in Bern must not be offered to move them there. `names` are those of the tools that write: the
 * verb that such a name begins with counts too.
 */
export function asksForChange(question: string, names: readonly string[]): boolean {
  const text = wishOf(question);
  if (reads.test(text)) return false;
  if (duty.test(text)) return true;
  const own = new Set(names.map((name) => plainText(name).split(/\s+/)[0] ?? ''));
  return clausesOf(text).some((clause) => isImperative(clause, own));
}

/** Whether it asks to be told something, so that it cannot be the rest of a change. */
export function asksToRead(question: string): boolean {
  return reads.test(wishOf(question));
}

function wishOf(question: string): string {
  return plainText(question)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(polite, '');
}

function clausesOf(text: string): string[] {
  const clauses = text.split(breaks).map((clause) => clause.replace(polite, ''));
  // 'For customer 5 set the city': what it is for stands first, and the verb after it.
  const first = (clauses[0] ?? '').split(/\s+/);
  const verb = leading.test(first[0] ?? '') ? first.findIndex((word) => changes.has(word)) : -1;
  return verb < 0 ? clauses : [...clauses, first.slice(verb).join(' ')];
}

function isImperative(clause: string, own: ReadonlySet<string>): boolean {
  const [verb = '', next = ''] = clause.split(/\s+/);
  if (changes.has(verb)) return !nounMarks.test(next);
  // 'Open orders' are a list, 'open an account' and 'ship order 7' are wishes.
  return own.has(verb) && (determiners.test(next) || /\d/.test(clause));
}
