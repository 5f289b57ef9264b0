import type { Word } from '../question/words.ts';
import { spanOf, wordsBefore } from '../question/words.ts';
import type { Role } from './parameter-roles.ts';
import type { Reading } from './reading.ts';
import { fill, openRoles } from './reading.ts';

const negations =
  /^(not|no|non|without|never|nor|excluding|except|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|haven['’]?t|hasn['’]?t|didn['’]?t|don['’]?t|doesn['’]?t|un|cannot)$/;
/** What is still to be done is not done. */
const awaited = /\b(?:waiting|awaiting|still|yet|left|ready)\s+to\s+be\s+$/i;
const opposites: Readonly<Record<string, RegExp>> = {
  activ: /^(inactive|disabled|deactivated|discontinued|archived|retired)$/,
  enabl: /^(disabled|inactive|off)$/,
  paid: /^(unpaid|outstanding|owing|due)$/,
  stock: /^(unavailable|soldout)$/,
  avail: /^(unavailable)$/,
  newslett: /^(unsubscribed)$/,
  subscrib: /^(unsubscribed)$/,
  complet: /^(incomplete|unfinished|open)$/,
  succeed: /^(failed|unsuccessful|declined|rejected)$/,
  success: /^(failed|unsuccessful|declined|rejected)$/,
  public: /^(private|hidden|unlisted)$/,
  deliv: /^(undelivered)$/,
};

export function isNegated(reading: Reading, place: number): boolean {
  return (
    wordsBefore(reading.question, place, 3).some(({ plain }) => negations.test(plain)) ||
    awaited.test(reading.question.text.slice(0, place))
  );
}

export function fillBooleans(reading: Reading): void {
  for (const role of openRoles(reading, ({ parameter }) => parameter.type === 'boolean')) {
    const out = /\b(?:out\s+of|sold\s+out)(?:\s+stock)?\b/i.exec(reading.question.text);
    if (out && role.nouns.has('stock')) {
      fill(reading, role, { value: false, span: { start: out.index, end: out.index + out[0].length } });
      continue;
    }
    const said = reading.question.words.filter((word) => reading.question.isFree(word));
    const denied = said.find((word) => isOpposite(word, role));
    if (denied) fill(reading, role, { value: false, span: denied });
    else fillNamed(reading, role, said);
  }
}

function fillNamed(reading: Reading, role: Role, said: readonly Word[]): void {
  const named = said.filter((word) => role.nouns.has(word.stem));
  const first = named[0];
  if (!first || role.nouns.size > 2 * named.length) return;
  const before = wordsBefore(reading.question, first.start, 3).filter(({ plain }) => negations.test(plain));
  const span = spanOf([...before.slice(0, 1), ...named]);
  fill(reading, role, { value: before.length === 0, span });
}

function isOpposite({ plain }: Word, { nouns }: Role): boolean {
  return [...nouns].some(
    (noun) => opposites[noun]?.test(plain) || new RegExp(`^(un|in|non-?|dis|im)${noun}`).test(plain),
  );
}
