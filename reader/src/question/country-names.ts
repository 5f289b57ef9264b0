import { wordsOfText } from './stored-value-index-keys.ts';

/*
 * Where these names come from: countries, their codes and the names of languages from Unicode's CLDR, which the runtime
 * carries (`Intl`); where most people who speak a language live, from its likely subtags. What CLDR does not know are
 * the few names below, of countries and not of anybody's data.
 */

/** Other names of a country. */
const otherNames: Readonly<Record<string, string>> = {
  us: 'united states',
  usa: 'united states',
  america: 'united states',
  uk: 'united kingdom',
  britain: 'united kingdom',
  'great britain': 'united kingdom',
  england: 'united kingdom',
  holland: 'netherlands',
  uae: 'united arab emirates',
  'czech republic': 'czechia',
  korea: 'south korea',
};

/** Peoples that are called neither after their country nor after a language that most of its speakers share with them. */
const peoples: Readonly<Record<string, string>> = {
  american: 'united states',
  british: 'united kingdom',
  english: 'united kingdom',
  scottish: 'united kingdom',
  portuguese: 'portugal',
  swiss: 'switzerland',
};

const keyOf = (text: string): string => wordsOfText(text).join(' ');

/** How else the same country may be written in a column: 'german', 'DE', 'Germany', 'USA'. */
export function countryKeys(key: string): readonly string[] {
  return (countries().get(countryNamed(key) ?? '') ?? []).filter((other) => other !== key);
}

/** The full name of the country that words of a question mean: 'german', 'USA', 'Great Britain'. */
export function countryNamed(key: string): string | undefined {
  const name = otherNames[key] ?? peoples[key] ?? peopleNames().get(key) ?? afterCountry(key) ?? key;
  return countries().has(name) ? name : undefined;
}

/** Of fewer that are countries, a column holds something else. */
const leastShare = 0.8;
const enoughValues = 40;

/** States, languages and halves of the day have codes of two letters, too: a column of codes says what it holds. */
const namesCountry = /countr|ctry|cntry|nation|origin|land(?:_?code)?$/i;
const isCode = (value: string): boolean => value.length <= 3;

/** The country of each value of a column that holds countries, by code or by name; null for any other column. */
export function countriesOf(values: readonly string[], column: string): Map<string, string> | null {
  const some = values.slice(0, enoughValues);
  if (some.some(isCode) && !namesCountry.test(column)) return null;
  const known = some.filter((value) => countryStored(value) !== undefined);
  if (known.length === 0 || known.length < leastShare * some.length) return null;
  return new Map(
    values.flatMap((value): [string, string][] => {
      const name = countryStored(value);
      return name === undefined ? [] : [[value, name]];
    }),
  );
}

function countryStored(value: string): string | undefined {
  const key = keyOf(value);
  const name = otherNames[key] ?? (key.length === 2 ? countryOfCode(key) : key);
  return name !== undefined && countries().has(name) ? name : undefined;
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let countriesMade: Map<string, string[]> | undefined;
let peoplesMade: Map<string, string> | undefined;

/** All spellings by the full name. Made when first asked for: the names of the world take some time to read. */
function countries(): Map<string, string[]> {
  if (countriesMade) return countriesMade;
  const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const made = new Map<string, string[]>();
  for (const code of codes) {
    const name = keyOf(regions.of(code) ?? '');
    if (name !== '') made.set(name, [name, ...(made.get(name) ?? []).slice(1), code.toLowerCase()]);
  }
  for (const [short, name] of Object.entries(otherNames))
    made.set(name, [...(made.get(name) ?? [name]), short]);
  countriesMade = made;
  return made;
}

let codesMade: Map<string, string> | undefined;

function countryOfCode(code: string): string | undefined {
  codesMade ??= new Map(
    [...countries()].flatMap(([name, spellings]) =>
      spellings.filter(({ length }) => length === 2).map((short) => [short, name] as const),
    ),
  );
  return codesMade.get(code);
}

/** 'dutch' of the Netherlands, 'danish' of Denmark: those who speak a language, by where most of them live. */
function peopleNames(): Map<string, string> {
  if (peoplesMade) return peoplesMade;
  const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => (first + second).toLowerCase()));
  const made = new Map<string, string>();
  for (const code of [...codes, 'fil']) {
    const people = keyOf(languages.of(code) ?? '');
    const { region } = new Intl.Locale(code).maximize();
    // Nobody is called after the language of the Vatican.
    if (people !== '' && region !== undefined && region !== 'VA' && !made.has(people))
      made.set(people, keyOf(regions.of(region) ?? ''));
  }
  peoplesMade = made;
  return made;
}

const endings = ['ian', 'ean', 'an', 'ese', 'ish'];
const shortestStem = 4;

/** 'indian', 'cuban': a country and an n; 'brazilian', 'canadian': the only one whose name begins like it. */
function afterCountry(key: string): string | undefined {
  if (key.endsWith('n') && countries().has(key.slice(0, -1))) return key.slice(0, -1);
  const ending = endings.find((one) => key.endsWith(one));
  const stem = ending === undefined ? '' : key.slice(0, -ending.length);
  if (stem.length < shortestStem || key.includes(' ')) return undefined;
  const [only, ...others] = [...countries().keys()].filter(
    (name) => name.startsWith(stem) && !name.includes(' '),
  );
  return others.length === 0 ? only : undefined;
}
