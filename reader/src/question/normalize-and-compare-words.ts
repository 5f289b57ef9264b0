/** 'customerId', 'customer_id' and 'CUSTOMER ID2' as words: ['customer', 'id', '2'], in lower case without accents. */
export function splitName(name: string): string[] {
  return name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
    .map(foldWord);
}

/** Lower case, accents taken off. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (!hasOtherLetters.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœđł]/g, (letter) => plainLetters[letter] ?? letter);
}

const hasOtherLetters = /[^ -~]/;
/** Letters that do not come apart into a plain one and an accent. */
const plainLetters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ł: 'l' };

/** The singular of an English word, as far as its ending tells. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[su]s$/.test(word) ? word : word.slice(0, -1);
}

/** The part of an English word that its forms share: 'booked', 'bookings' and 'book'; 'invoices' and 'invoiced'. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let cut = singular(word);
  if (cut.length > 5) cut = cut.replace(/(?:ing|ed)$/, '');
  if (/([bdgmnprt])\1$/.test(cut)) cut = cut.slice(0, -1);
  if (cut.length > 3 && cut.endsWith('e')) cut = cut.slice(0, -1);
  return cut.length > 3 && cut.endsWith('y') ? `${cut.slice(0, -1)}i` : cut;
}

/** Words of English that name nothing. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any are as at be been being but by can could did do does doing done each every few for from ' +
    'get give got had has have having how i if in into is it its just list many may me more most much must my no not of on ' +
    'one only or other our out over own per please s same shall she should show so some such t tell than that the their them ' +
    'then there these they this those to too under until up us very was we were what when where which while who whom whose ' +
    'why will with within without would you your he her his him'
  ).split(' '),
);

/** Whether two words are at most `limit` letters apart, a swap of neighbours counting as one. */
export function isWithinEdits(left: string, right: string, limit: 1 | 2): boolean {
  if (Math.abs(left.length - right.length) > limit) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  let [leftEnd, rightEnd] = [left.length, right.length];
  while (leftEnd > start && rightEnd > start && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd -= 1;
    rightEnd -= 1;
  }
  const [rest, other] = [left.slice(start, leftEnd), right.slice(start, rightEnd)];
  if (Math.max(rest.length, other.length) <= 1) return true;
  if (rest.length === 2 && other.length === 2 && rest[0] === other[1] && rest[1] === other[0]) return true;
  if (limit === 1) return false;
  return editDistance(rest, other) <= 2;
}

function editDistance(left: string, right: string): number {
  let above = Array.from({ length: right.length + 1 }, (_, at) => at);
  let twoAbove: number[] = [];
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= right.length; at += 1) {
      const change = left[row - 1] === right[at - 1] ? 0 : 1;
      let best = Math.min((above[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + change);
      const swapped = left[row - 1] === right[at - 2] && left[row - 2] === right[at - 1];
      if (row > 1 && at > 1 && swapped) best = Math.min(best, (twoAbove[at - 2] ?? 0) + 1);
      current.push(best);
    }
    twoAbove = above;
    above = current;
  }
  return above.at(-1) ?? 0;
}

/** How many typing slips a word of this length is forgiven. */
export const slipsForgiven = (length: number): 0 | 1 | 2 => (length >= 9 ? 2 : length >= 5 ? 1 : 0);

/** Whether two words have a long beginning in common: 'registered' and 'registration'. */
export function shareBeginning(left: string, right: string): boolean {
  let common = 0;
  while (common < left.length && left[common] === right[common]) common += 1;
  return common >= 5 && common * 2 >= Math.max(left.length, right.length);
}
