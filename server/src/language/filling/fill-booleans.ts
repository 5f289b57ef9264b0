import type { Word } from '../question/split-question-words.ts';
import { spanOf } from '../question/split-question-words.ts';
import { negationsBefore } from '../question/word-context-checks.ts';
import type { Reading } from './filling-state.ts';
import { fill, openRoles } from './filling-state.ts';
import type { Role } from './parameter-roles.ts';

/** What turns a word into its opposite. */
const denying = ['un', 'in', 'non-', 'non', 'dis', 'im'];

export function fillBooleans(reading: Reading): void {
  for (const role of openRoles(reading, ({ parameter }) => parameter.type === 'boolean')) {
    const { soldOut } = reading.question.whole.cues;
    if (soldOut && role.nouns.has('stock')) {
      fill(reading, role, { value: false, span: soldOut });
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
  const before = negationsBefore(reading.question, first.start);
  const span = spanOf([...before.slice(0, 1), ...named]);
  fill(reading, role, { value: before.length === 0, span });
}

/** 'inactive' of what is active. */
function isOpposite({ plain }: Word, { nouns }: Role): boolean {
  return denying.some(
    (prefix) => plain.startsWith(prefix) && [...nouns].some((noun) => plain.startsWith(`${prefix}${noun}`)),
  );
}
