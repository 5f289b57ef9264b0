import { keyOf } from './value-index.ts';

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

/** How else the same country may be written in a column: 'german', 'DE', 'Germany', 'USA'. */
export function countryKeys(key: string): readonly string[] {
  const name = otherNames[key] ?? peoples[key] ?? peopleNames().get(key) ?? afterCountry(key) ?? key;
  return (countries().get(name) ?? []).filter((other) => other !== key);
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
    if (people !== '' && region !== undefined && !made.has(people))
      made.set(people, keyOf(regions.of(region) ?? ''));
  }
  peoplesMade = made;
  return made;
}

const endings = ['ian', 'ean', 'an', 'n', 'ese', 'ish', 'ic', 'i', 'er'];
const shortestStem = 4;

/** 'brazilian', 'canadian': the country whose name begins like it. None where several do. */
function afterCountry(key: string): string | undefined {
  const ending = endings.find((one) => key.endsWith(one));
  const stem = ending === undefined ? '' : key.slice(0, -ending.length);
  if (stem.length < shortestStem || key.includes(' ')) return undefined;
  const [only, ...others] = [...countries().keys()].filter(
    (name) => name.startsWith(stem) && !name.includes(' '),
  );
  return others.length === 0 ? only : undefined;
}
