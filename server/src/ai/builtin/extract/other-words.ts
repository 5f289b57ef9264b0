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
export function countryKeys(key: string): string[] {
  const name = peoples[key] ?? shortNames[key] ?? key;
  const short = Object.entries(shortNames).filter(([, country]) => country === name);
  const codes = [...codesByName()].filter(([country]) => country === name).map(([, code]) => code);
  const isCountry = name !== key || codes.length > 0;
  return isCountry ? [name, ...short.map(([said]) => said), ...codes].filter((other) => other !== key) : [];
}

let cached: Map<string, string> | undefined;

function codesByName(): Map<string, string> {
  if (cached) return cached;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  cached = new Map(codes.map((code) => [keyOf(regions.of(code) ?? ''), code.toLowerCase()]));
  cached.delete('');
  return cached;
}

export function alikeKeys(key: string): string[] {
  const own = stemsOf(key);
  return alike
    .filter((group) => group.some((word) => stemsOf(word) === own))
    .flatMap((group) => group.filter((word) => word !== key));
}
