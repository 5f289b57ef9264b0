const opening =
  /^(?:and|but|or|now|then|also|only|just|instead|same|again|what\s+about|how\s+about|what\s+if|ok(?:ay)?|make\s+(?:it|that)|show\s+(?:me\s+)?(?:only|just)|the\s+same|no,|sorry|i\s+mean(?:t)?|actually)(?!\w)/i;
const pointing = /\b(?:those|these|them|ones|that\s+one|the\s+same|instead|again)\b/i;
const leaning =
  /^(?:by|in|on|at|for|from|to|of|per|with|without|except|since|until|before|after|between|over|under|above|below|last|next|this|sorted|ordered|grouped|(?:sort|order|group)\s+(?:(?:it|them)\s+)?by)\b/i;
/** With more words a sentence that begins with 'in' or 'from' asks something of its own. */
const fewWords = 4;

/**
 * 'And for May?', 'what about Canada', 'top 10 instead', 'by country': said of the turn before. The only place that
 * decides it: finding the tool, keeping its values and the form of the answer follow the same word.
 */
export function isFollowUp(text: string): boolean {
  const said = text.trim();
  const count = said.split(/\s+/).length;
  if (opening.test(said)) return true;
  return (count <= fewWords && leaning.test(said)) || (count <= 2 * fewWords && pointing.test(said));
}
