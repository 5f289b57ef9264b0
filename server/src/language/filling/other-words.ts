import { keyOf, stemsOf } from './value-index.ts';

/** Words that say nearly the same of a state; the reader marks what it found by them as a guess. */
const alike: readonly (readonly string[])[] = [
  ['cancelled', 'canceled', 'void', 'voided', 'called off', 'aborted'],
  ['completed', 'complete', 'done', 'finished', 'closed', 'resolved', 'fulfilled'],
  ['open', 'pending', 'outstanding', 'unresolved', 'waiting', 'unfinished', 'todo', 'to do', 'backlog'],
  ['in progress', 'ongoing', 'started', 'running', 'working', 'doing', 'wip'],
  ['shipped', 'sent', 'dispatched', 'in transit'],
  ['delivered', 'arrived', 'received'],
  ['returned', 'sent back', 'refunded'],
  ['failed', 'error', 'errored', 'broken', 'unsuccessful'],
  ['succeeded', 'success', 'successful', 'passed', 'ok'],
  ['active', 'enabled', 'live', 'current'],
  ['inactive', 'disabled', 'suspended', 'deactivated'],
  ['urgent', 'critical', 'highest'],
  ['unpaid', 'due', 'overdue', 'outstanding'],
  ['paid', 'settled'],
  ['draft', 'unpublished'],
  ['published', 'public'],
  ['male', 'men', 'm'],
  ['female', 'women', 'f'],
];

/** Peoples whose name does not begin like their country's. */
const peoples: Readonly<Record<string, string>> = {
  american: 'united states',
  british: 'united kingdom',
  english: 'united kingdom',
  dutch: 'netherlands',
  french: 'france',
  spanish: 'spain',
  danish: 'denmark',
  swedish: 'sweden',
  norwegian: 'norway',
  finnish: 'finland',
  polish: 'poland',
  swiss: 'switzerland',
  greek: 'greece',
  turkish: 'turkey',
  irish: 'ireland',
  scottish: 'scotland',
  welsh: 'wales',
  portuguese: 'portugal',
  chinese: 'china',
  japanese: 'japan',
  czech: 'czechia',
  belgian: 'belgium',
  german: 'germany',
  italian: 'italy',
  canadian: 'canada',
  mexican: 'mexico',
  brazilian: 'brazil',
  argentinian: 'argentina',
  argentine: 'argentina',
  hungarian: 'hungary',
  icelandic: 'iceland',
  filipino: 'philippines',
  thai: 'thailand',
  vietnamese: 'vietnam',
  korean: 'south korea',
  peruvian: 'peru',
  ukrainian: 'ukraine',
  austrian: 'austria',
  australian: 'australia',
  indian: 'india',
  russian: 'russia',
};
const shortNames: Readonly<Record<string, string>> = {
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

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** How else the same country may be written in a column: 'german', 'DE', 'Germany', 'USA'. */
export function countryKeys(key: string): readonly string[] {
  const name = peoples[key] ?? shortNames[key] ?? key;
  return (countries().get(name) ?? []).filter((other) => other !== key);
}

let countriesMade: Map<string, string[]> | undefined;

/** All spellings by the full name. Made when first asked for: the names of the world take some time to read. */
function countries(): Map<string, string[]> {
  if (countriesMade) return countriesMade;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const made = new Map<string, string[]>();
  for (const code of codes) {
    const name = keyOf(regions.of(code) ?? '');
    if (name !== '') made.set(name, [name, ...(made.get(name) ?? []).slice(1), code.toLowerCase()]);
  }
  for (const [short, name] of Object.entries(shortNames))
    made.set(name, [...(made.get(name) ?? [name]), short]);
  countriesMade = made;
  return made;
}

const alikeByStems = new Map<string, string[]>();
for (const group of alike) {
  for (const word of group) {
    const key = stemsOf(word);
    const others = group.map(stemsOf).filter((other) => other !== key);
    alikeByStems.set(key, [...(alikeByStems.get(key) ?? []), ...others]);
  }
}

/** Stems of words that say nearly the same as these stems. */
export function alikeStems(stemmed: string): readonly string[] {
  return alikeByStems.get(stemmed) ?? [];
}
