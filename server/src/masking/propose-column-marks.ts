import type {
  Column,
  ColumnMark,
  DatabaseSchema,
  MarkCategory,
  MarkPlace,
  MarkProposal,
  Table,
} from '@parley/contract/database-schema';
import { isSecretIn } from '../guard/secret-columns/secret-columns.ts';
import { tokens } from '../platform/text-search/tokenize-and-stem.ts';
import { categoryOf } from './personal-value-patterns.ts';

type Parts = {
  schema: DatabaseSchema;
  /** What was decided before is not proposed again. */
  marks: readonly ColumnMark[];
  valuesOf(place: MarkPlace): Promise<readonly string[]>;
};

/** Reading takes a moment for each column. */
const mostRead = 80;
const mostValues = 200;
const fewestValues = 3;
/** So many of the values have to look alike: a few are always missing or wrong. */
const mostOf = 0.8;

/** Columns that look personal or secret: by their names, by the kind of their table, and by their values. */
export async function proposeColumnMarks({ schema, marks, valuesOf }: Parts): Promise<MarkProposal[]> {
  const decided = new Set(
    marks.map(({ schema: place, table, column }) => JSON.stringify([place, table, column])),
  );
  const columns = schema.tables
    .flatMap((table) => table.columns.map((column) => ({ table, column, place: placeOf(table, column) })))
    .filter(({ place }) => !decided.has(JSON.stringify([place.schema, place.table, place.column])));
  const proposals: MarkProposal[] = [];
  let read = 0;
  for (const { table, column, place } of columns) {
    const named = byName(table, column);
    if (named) {
      proposals.push({ ...place, ...named });
    } else if (column.kind === 'text' && table.kind !== 'view' && read < mostRead) {
      read += 1;
      const seen = byValues((await valuesOf(place)).slice(0, mostValues));
      if (seen) proposals.push({ ...place, ...seen });
    }
  }
  return proposals;
}

function placeOf({ schema, name: table }: Table, { name: column }: Column): MarkPlace {
  return { schema, table, column };
}

type Reasoned = Pick<MarkProposal, 'category' | 'reason'>;

/** Words of names, in the languages that databases are mostly written in. */
const words: Readonly<Partial<Record<MarkCategory, ReadonlySet<string>>>> = {
  email: new Set(['email', 'mail', 'emails', 'correo', 'courriel']),
  phone: new Set(
    'phone phones telephone telefon telefono mobile mobil cell cellphone tel fax handy whatsapp msisdn'.split(
      ' ',
    ),
  ),
  address: new Set(
    'address street street1 street2 postcode postal zip zipcode strasse adresse plz direccion housenumber'.split(
      ' ',
    ),
  ),
  iban: new Set(['iban']),
  id: new Set('ssn passport nin nino cpf pesel dni nif bsn steuerid taxid'.split(' ')),
};
const wholeNames: ReadonlySet<string> = new Set(
  'firstname lastname surname fullname forename givenname familyname middlename maidenname vorname nachname displayname username nickname'.split(
    ' ',
  ),
);
const people: ReadonlySet<string> = new Set(
  'person people user users customer customers client clients employee employees patient patients member members contact contacts student students guest guests author authors subscriber subscribers applicant applicants staff donor donors tenant tenants driver drivers teacher teachers owner owners kunde kunden mitarbeiter personen'.split(
    ' ',
  ),
);
const birth: ReadonlySet<string> = new Set(['birth', 'birthday', 'birthdate', 'dob', 'geburtsdatum']);

function byName(table: Table, column: Column): Reasoned | null {
  if (isSecretIn(table, column)) return { category: 'secret', reason: 'named like a secret' };
  // What refers to a row, counts or says yes or no is about something, and is not it.
  if (column.kind === 'boolean' || table.foreignKeys.some(({ columns }) => columns.includes(column.name)))
    return null;
  const parts = tokens(column.name);
  const isAbout = [
    'id',
    'count',
    'type',
    'verified',
    'at',
    'status',
    'template',
    'sent',
    'opened',
    'subject',
  ].includes(parts.at(-1) ?? '');
  const isText = column.kind === 'text' || column.kind === 'other';
  if (parts.some((part) => birth.has(part)) && !isAbout)
    return { category: 'value', reason: 'named like a birthday' };
  if (!isText && column.kind !== 'integer') return null;
  const found = (Object.keys(words) as MarkCategory[]).find((category) =>
    parts.some((part) => words[category]?.has(part)),
  );
  if (found && !isAbout) return { category: found, reason: `named like ${nouns[found]}` };
  return isText && isPersonsName(table, parts)
    ? { category: 'person', reason: 'named like a person’s name' }
    : null;
}

function isPersonsName({ name }: Table, parts: readonly string[]): boolean {
  if (wholeNames.has(parts.join(''))) return true;
  const isName = parts.at(-1) === 'name' && parts.length <= 2;
  const owner = parts.length === 2 ? [parts[0] ?? ''] : parts.length === 1 ? tokens(name) : [];
  return isName && owner.some((part) => people.has(part));
}

const nouns: Readonly<Record<MarkCategory, string>> = {
  person: 'a person’s name',
  email: 'an e-mail address',
  phone: 'a phone number',
  address: 'an address',
  card: 'a card number',
  iban: 'an IBAN',
  id: 'a national id',
  secret: 'a secret',
  value: 'something personal',
};
const plurals: Readonly<Partial<Record<MarkCategory, string>>> = {
  email: 'e-mail addresses',
  phone: 'phone numbers',
  card: 'card numbers with a right check digit',
  iban: 'IBANs with right check digits',
  id: 'national ids',
};

function byValues(values: readonly string[]): Reasoned | null {
  const given = values.filter((value) => value.trim() !== '');
  if (given.length < fewestValues) return null;
  const found = Map.groupBy(given, categoryOf);
  for (const [category, like] of found) {
    if (category === null || like.length < given.length * mostOf) continue;
    return {
      category,
      reason: `${like.length} of ${given.length} values are ${plurals[category] ?? 'such'}`,
    };
  }
  return null;
}
