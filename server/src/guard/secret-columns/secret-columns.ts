import type { ColumnKind, Table } from '@parley/contract/database-schema';
import { memoize } from '../../platform/memoize.ts';
import {
  inFull,
  isBankAccount,
  isIdentityNumber,
  isSessionId,
  isSignInCode,
} from './secret-compound-names.ts';
import {
  accountSecrets,
  accountWords,
  askingWords,
  countingWords,
  factWords,
  gluedWords,
  harmlessPhrases,
  harmlessWords,
  mapWords,
  secretCharacters,
  secretPhrases,
  secretWords,
} from './secret-words.ts';

/** A column as far as its name and kind tell what it holds. */
export type NamedColumn = {
  name: string;
  /** Left out where nobody knows it. */
  kind?: ColumnKind | undefined;
  /** The table it is in, where it is in one. */
  table?: string | undefined;
  /** Whether it points to a row of another table. */
  isReference?: boolean | undefined;
};

/** When something happened, or whether: never the secret itself. */
const factKinds: ReadonlySet<ColumnKind> = new Set(['boolean', 'date', 'timestamp', 'time']);
const numericKinds: ReadonlySet<ColumnKind> = new Set(['integer', 'number']);
/** Texts by nature: a number of that name counts or weighs something. */
const neverNumeric: ReadonlySet<string> = new Set(['tokens', 'hashes', 'secrets', 'salt', 'salts', 'dsn']);

/**
 * The one rule for which columns hold secrets: what lets somebody act as a person (passwords, keys, sessions, codes),
 * take their money (cards, bank accounts) or prove to be them (passports, national ids), and what those are made of
 * (hashes, salts, seeds), in several languages. Their values are never sampled, profiled, listed, sent to a provider
 * or shown in a proposal; their name and type may be. A column that holds only a date, a yes or no, or a count about
 * a secret holds none.
 */
export function isSecretColumn({ name, kind, table = '', isReference = false }: NamedColumn): boolean {
  if (kind && factKinds.has(kind)) return false;
  const words = wordsOf(name);
  const spoken = { words: inFull(words), table: inFull(wordsOf(table)), kind, isReference };
  // `session_id` and `national_id` end like facts about something, and are the thing itself.
  if (isSessionId(spoken) || (isIdentityNumber(spoken) && !isAsking(words))) return true;
  if (isFact(words)) return false;
  if (secretCharacters.test(name.normalize('NFC'))) return true;
  return (
    hasSecretWord(words, kind !== undefined && numericKinds.has(kind)) ||
    secretPhrases.some((phrase) => places(words, phrase).length > 0) ||
    isSignInCode(spoken) ||
    isBankAccount(spoken) ||
    isPin(words, wordsOf(table)) ||
    (accountSecrets.has(words.join(' ')) && wordsOf(table).some((word) => accountWords.has(word)))
  );
}

/** A column of a table whose references are known. */
export function isSecretIn(
  { name: table, foreignKeys }: Pick<Table, 'name' | 'foreignKeys'>,
  column: NamedColumn,
) {
  const isReference = foreignKeys.some(({ columns }) => columns.includes(column.name));
  return isSecretColumn({ name: column.name, kind: column.kind, table, isReference });
}

function hasSecretWord(words: readonly string[], isNumeric: boolean): boolean {
  const harmless = new Set(harmlessPhrases.flatMap((phrase) => places(words, phrase)));
  return words.some(
    (word, index) => secretWords.has(word) && !harmless.has(index) && !(isNumeric && neverNumeric.has(word)),
  );
}

/** `token_count`, `password_changed_at`, `has_password`, `max_tokens`; but `token_count_secret` is one. */
function isFact(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (words.length < 2) return false;
  if (factWords.has(words.at(-1) ?? '') || isAsking(words)) return true;
  const counts = countingWords.has(first) || (/^(?:number|no|nr)$/.test(first) && second === 'of');
  return counts && /^(?:tokens|hashes|passwords|keys|cards|codes)$/.test(words.at(-1) ?? '');
}

function isAsking(words: readonly string[]): boolean {
  return words.length > 1 && askingWords.has(words[0] ?? '');
}

function isPin(words: readonly string[], table: readonly string[]): boolean {
  const at = words.lastIndexOf('pin');
  if (at < 0 || [...words.filter((_, index) => index !== at), ...table].some((word) => mapWords.has(word))) {
    return false;
  }
  return at === words.length - 1 || /^(?:code|codes|number|no|nr|num)$/.test(words[at + 1] ?? '');
}

/** Where a phrase begins, and each place of it. */
function places(words: readonly string[], phrase: readonly string[]): number[] {
  return words.flatMap((_, start) =>
    phrase.every((word, offset) => words[start + offset] === word)
      ? phrase.map((_word, offset) => start + offset)
      : [],
  );
}

/** `userPassword`, `USER-PASSWORD` and `userpassword2` are the same two words; accents and numbers are left out. */
const wordsOf = memoize((name): readonly string[] =>
  name
    .normalize('NFC')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => apart(plain(word)))
    .filter((word) => word !== ''),
);

function plain(word: string): string {
  const folded = word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  const letters = folded.replaceAll('ł', 'l').replaceAll('ø', 'o').replaceAll('ı', 'i').replaceAll('ß', 'ss');
  return /^\d/.test(letters) ? letters : letters.replace(/\d+$/, '');
}

function apart(word: string): string[] {
  if (harmlessWords.has(word) || secretWords.has(word)) return [word];
  const glued = gluedWords.find(([pattern]) => pattern.test(word));
  if (!glued) return [word];
  const [pattern, meaning] = glued;
  const [found = ''] = pattern.exec(word) ?? [];
  const start = word.indexOf(found);
  const [before, after] = [word.slice(0, start), word.slice(start + found.length)];
  return [lastOf(before), ...found.replace(pattern, meaning).split(' '), lastOf(after)];
}

/** `changedat` ends in `at`. */
function lastOf(part: string): string {
  return /(?:at|on|date|count|id|expiry|expires|changed)$/.exec(part)?.[0] ?? part;
}
