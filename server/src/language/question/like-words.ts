import { stem } from '../../platform/text-search/tokens.ts';

/** Words that ask for the same thing in most businesses: whoever says one may have saved a tool with the other. */
const groups: readonly (readonly string[])[] = [
  ['revenue', 'sales', 'sale', 'sell', 'sold', 'seller', 'turnover', 'earn', 'earnings', 'takings'],
  ['spend', 'spent', 'spending', 'spender', 'revenue'],
  ['order', 'purchase', 'buy', 'bought'],
  ['customer', 'client', 'buyer', 'shopper'],
  ['employee', 'staff', 'colleague', 'worker'],
  ['member', 'subscriber'],
  ['film', 'movie'],
  ['overdue', 'late', 'delayed'],
  ['play', 'watch', 'view', 'stream'],
  ['rental', 'rent', 'rented'],
  ['payment', 'pay', 'paid'],
  ['doctor', 'physician', 'practitioner', 'clinician'],
  ['invoice', 'bill'],
  ['new', 'signup', 'registration', 'registered', 'joined'],
  ['rating', 'rated', 'stars', 'score', 'satisfaction'],
  ['price', 'expensive', 'cheap', 'cheapest', 'cost'],
  ['without', 'never', 'none', 'missing', 'unsold', 'unused', 'inactive'],
  ['most', 'popular', 'busiest', 'common', 'frequent', 'favourite', 'favorite'],
  ['stock', 'inventory', 'reorder'],
  ['country', 'nation', 'live', 'come'],
  ['shipped', 'shipping', 'shipment', 'delivery', 'dispatch'],
  ['weekday', 'week', 'day'],
  ['average', 'mean', 'typical', 'avg'],
  ['compare', 'compared', 'growth', 'grow', 'growing', 'versus', 'change'],
  ['repeat', 'returning', 'loyal', 'regular'],
  ['category', 'genre'],
  ['ticket', 'request', 'case'],
  ['topic', 'theme', 'subject'],
  ['amount', 'total', 'value', 'sum'],
  ['company', 'organization', 'organisation', 'firm'],
  ['duration', 'long', 'days', 'takes'],
];

const byStem = new Map<string, Set<string>>();
for (const group of groups) {
  const stems = group.map(stem);
  for (const one of stems) {
    const others = byStem.get(one) ?? new Set<string>();
    for (const other of stems) if (other !== one) others.add(other);
    byStem.set(one, others);
  }
}

const none: ReadonlySet<string> = new Set();

/** Stems that may stand for this one. */
export function likeStems(stemmed: string): ReadonlySet<string> {
  return byStem.get(stemmed) ?? none;
}

/** The stem itself, one that stands for it, or another form of the word: 'rent' and 'rental'. */
export function isSpoken(stemmed: string, vocabulary: ReadonlySet<string>): boolean {
  if (vocabulary.has(stemmed)) return true;
  for (const other of likeStems(stemmed)) if (vocabulary.has(other)) return true;
  return false;
}
