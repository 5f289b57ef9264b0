import type { PeriodRelation, TimePart, TimeUnit } from '../query/logical-query.ts';
import type { ValueMatch } from '../question/find-stored-values.ts';
import type { NameLink } from '../question/link-words-to-names.ts';
import { foldWord } from '../question/normalize-and-compare-words.ts';
import { lookUp, numberWords, type TimeWordUnit, unitNames } from '../question/number-and-date-words.ts';
import { type Moment, resolvePeriod } from '../question/resolve-period.ts';
import type { Question } from '../question/split-question-words.ts';

/** Words by their positions, both ends included. */
export type Span = { first: number; last: number };

/** Another period: one that is named, or, like 'the month before', counted from that of the answer before. */
export type OtherPeriod =
  | { kind: 'period'; relation: PeriodRelation; span: Span }
  | { kind: 'earlier'; unit: TimeWordUnit | null };

/** One thing that a follow-up wants of the answer before. */
export type RequestedChange =
  | OtherPeriod
  /** 'Compared to last year': both periods side by side. */
  | { kind: 'compare'; with: OtherPeriod }
  | { kind: 'values'; spans: readonly Span[]; negated: boolean }
  | { kind: 'name'; span: Span; negated: boolean }
  | { kind: 'group'; by: TimeGroup | Span }
  | { kind: 'limit'; span: Span }
  | { kind: 'share' }
  /** 'How many?': of the rows that were listed. */
  | { kind: 'count' }
  | { kind: 'sort'; span: Span; descending: boolean };

export type TimeGroup = { unit: TimeUnit } | { part: TimePart };

export type RequestedChanges = {
  changes: RequestedChange[];
  /** 'Instead': what is wanted takes the place of what there was. */
  isInstead: boolean;
};

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words of a follow-up that say nothing of what is wanted. */
const silent = words(
  'and but now then ok okay please only just the a an of in on at for from to with those these them ones that it is are was were be same again show me i mean meant actually sorry make let us do , . ? ! ;',
);
const instead = words('instead rather');
const negations = words('without except excluding not');
const grouping = words('by per each every');
const sorting = words('sort sorted order ordered');
const shares = words('percentage percentages percent share shares proportion %');
const descendingWords = words('descending desc highest largest most newest latest biggest');
const ascendingWords = words('ascending asc lowest smallest least oldest alphabetically');
const relations: Readonly<Record<string, PeriodRelation>> = {
  since: 'since',
  before: 'before',
  after: 'after',
  until: 'until',
};
/** Longer periods than 'the first three months of 2026' are rare. */
const longestPeriod = 6;

type Found = {
  question: Question;
  links: readonly NameLink[];
  values: readonly ValueMatch[];
  moment: Moment;
};

/**
 * What the words behind the question before ask to change, or null where a word of them says something else: then the
 * words are read by the model.
 */
export function readRequestedChanges(found: Found): RequestedChanges | null {
  const reader = new FragmentReader(found);
  return reader.read();
}

class FragmentReader {
  readonly #found: Found;
  readonly #words: readonly string[];
  readonly #changes: RequestedChange[] = [];
  #isInstead = false;
  #at: number;
  #isNegated = false;

  constructor(found: Found) {
    this.#found = found;
    this.#words = found.question.words.map(({ text }) => foldWord(text));
    this.#at = found.question.previousWords;
  }

  read(): RequestedChanges | null {
    this.#skipOpening();
    while (this.#at < this.#words.length) if (!this.#takeNext()) return null;
    return this.#changes.length === 0 ? null : { changes: this.#changes, isInstead: this.#isInstead };
  }

  #word(ahead = 0): string {
    return this.#words[this.#at + ahead] ?? '';
  }

  /** 'What about', 'how about'. */
  #skipOpening(): void {
    while (silent.has(this.#word())) this.#at += 1;
    if (/^(what|how)$/.test(this.#word()) && this.#word(1) === 'about') this.#at += 2;
  }

  #takeNext(): boolean {
    return (
      this.#takeSort() ||
      this.#takeGroup() ||
      this.#takeComparison() ||
      this.#takeCount() ||
      this.#takeEarlier() ||
      this.#takePeriod() ||
      this.#takeLimit() ||
      this.#takeValues() ||
      this.#takeShare() ||
      this.#takeMarker() ||
      this.#takeName()
    );
  }

  #takeMarker(): boolean {
    const word = this.#word();
    if (instead.has(word)) this.#isInstead = true;
    else if (negations.has(word)) this.#isNegated = true;
    else if (!silent.has(word)) return false;
    this.#at += 1;
    return true;
  }

  /** 'Sort them by name', 'ordered by price descending', 'sort by price, highest first'. */
  #takeSort(): boolean {
    if (!sorting.has(this.#word())) return false;
    const by = this.#words.indexOf('by', this.#at);
    if (by < 0 || by > this.#at + 2) return false;
    const first = by + (this.#words[by + 1] === 'the' ? 2 : 1);
    const rest = this.#words.slice(first);
    const descending = rest.some((word) => descendingWords.has(word));
    const isName = (word: string) =>
      /\p{L}/u.test(word) && !descendingWords.has(word) && !ascendingWords.has(word) && word !== 'first';
    const count = rest.findIndex((word) => !isName(word));
    const last = count < 0 ? this.#words.length - 1 : first + count - 1;
    const isWhole = rest.slice(last - first + 1).every((word) => !isName(word) || silent.has(word));
    if (last < first || !isWhole) return false;
    this.#changes.push({ kind: 'sort', span: { first, last }, descending });
    this.#at = this.#words.length;
    return true;
  }

  /** 'By month', 'per country', 'for each customer'; 'by card' is a value. */
  #takeGroup(): boolean {
    if (!grouping.has(this.#word())) return false;
    let first = this.#at + 1;
    while (/^(the|each|every)$/.test(this.#words[first] ?? '')) first += 1;
    const time = this.#timeGroupAt(first);
    if (time !== null) {
      this.#changes.push({ kind: 'group', by: time.by });
      this.#at = time.next;
      return true;
    }
    let last = first - 1;
    while (this.#isLinked(last + 1) && !instead.has(this.#words[last + 1] ?? '')) last += 1;
    if (last < first) {
      this.#at += 1;
      return true;
    }
    this.#changes.push({ kind: 'group', by: { first, last } });
    this.#at = last + 1;
    return true;
  }

  #timeGroupAt(at: number): { by: TimeGroup; next: number } | null {
    const word = this.#words[at] ?? '';
    if (/^weekdays?$/.test(word)) return { by: { part: 'weekday' }, next: at + 1 };
    const unit = lookUp(word, unitNames);
    if (unit === undefined || unit === 'minute' || unit === 'hour') return null;
    const ofWeek = /^of( the)? week/.exec(this.#words.slice(at + 1, at + 4).join(' '));
    if (unit === 'day' && ofWeek) return { by: { part: 'weekday' }, next: at + (ofWeek[1] ? 4 : 3) };
    return { by: { unit }, next: at + 1 };
  }

  #isLinked(at: number): boolean {
    return this.#found.links.some(({ word }) => word === at);
  }

  /** 'Compared to last year', 'vs the month before', 'how does that compare with the same month last year'. */
  #takeComparison(): boolean {
    const rest = this.#words.slice(this.#at).join(' ');
    const opening =
      /^(?:how (?:does|do|did) (?:that|this|it|they|those) )?(?:compare|compared|versus|vs|against)(?: (?:it|that|this|them))?(?: \.)?(?: (?:to|with|against))?(?: the same (?:day|week|month|quarter|period|time))?(?: (?:in|of) )?(?: |$)/.exec(
        rest,
      );
    if (opening === null) return false;
    const [before, count] = [this.#at, this.#changes.length];
    this.#at += opening[0].trim().split(' ').length;
    const isTaken = this.#takeEarlier() || this.#takePeriod();
    const other = isTaken ? this.#changes[count] : undefined;
    if (other?.kind !== 'earlier' && other?.kind !== 'period') {
      this.#at = before;
      return false;
    }
    this.#changes.splice(count, 1, { kind: 'compare', with: other });
    return true;
  }

  /** 'How many', 'how many are there', 'how many of them are in Leeds'. */
  #takeCount(): boolean {
    const rest = this.#words.slice(this.#at).join(' ');
    const found =
      /^how many(?: of (?:them|those|these))?(?: (?:are|were|is)(?: (?:there|that|they|those|these))?)?(?: in total)?(?= |$)/.exec(
        rest,
      );
    if (found === null) return false;
    this.#changes.push({ kind: 'count' });
    this.#at += found[0].split(' ').length;
    return true;
  }

  #takeEarlier(): boolean {
    const rest = this.#words.slice(this.#at, this.#at + 4).join(' ');
    const found =
      /^(?:the |a |one )?(day|week|month|quarter|year|one|period) (?:before|earlier|prior)(?: that)?(?! \p{L})/u.exec(
        rest,
      ) ?? /^the previous (day|week|month|quarter|year|one|period)/.exec(rest);
    if (found === null) return false;
    this.#changes.push({ kind: 'earlier', unit: lookUp(found[1] ?? '', unitNames) ?? null });
    this.#at += found[0].split(' ').length;
    return true;
  }

  #takePeriod(): boolean {
    const { question, moment } = this.#found;
    const relation = relations[this.#word()];
    const first = relation === undefined ? this.#at : this.#at + 1;
    for (let last = Math.min(first + longestPeriod, this.#words.length) - 1; last >= first; last -= 1) {
      if (silent.has(this.#words[first] ?? '') || resolvePeriod(question, first, last, moment) === null)
        continue;
      this.#changes.push({ kind: 'period', relation: relation ?? 'during', span: { first, last } });
      this.#at = last + 1;
      return true;
    }
    return false;
  }

  /** 'Top 5', 'first ten', 'make it 20', '5 instead'. */
  #takeLimit(): boolean {
    const isNamed = /^(top|first)$/.test(this.#word());
    const at = this.#at + (isNamed ? 1 : 0);
    const isNumber = (word: string) => /^\d+$/.test(word) || numberWords.has(word);
    const ends = ['', '?', '.', 'instead', 'only', 'please', 'of'];
    if (!isNumber(this.#words[at] ?? '')) return false;
    if (!isNamed && !ends.includes(this.#words[at + 1] ?? '')) return false;
    this.#changes.push({ kind: 'limit', span: { first: at, last: at } });
    this.#at = at + 1;
    return true;
  }

  /** Stored values that the words spell: 'Norway', 'Germany and France'. */
  #takeValues(): boolean {
    const spans: Span[] = [];
    let at = this.#at;
    for (;;) {
      const span = this.#valueAt(at);
      if (span === null) break;
      spans.push(span);
      at = span.last + 1;
      const joiner = /^(and|or|,)$/.test(this.#words[at] ?? '') ? at + 1 : at;
      if (this.#valueAt(joiner) !== null) at = joiner;
    }
    if (spans.length === 0) return false;
    this.#changes.push({ kind: 'values', spans, negated: this.#isNegated });
    this.#at = at;
    return true;
  }

  #valueAt(at: number): Span | null {
    const lasts = this.#found.values
      .filter(({ first, exact }) => exact && first === at)
      .map(({ last }) => last);
    return lasts.length === 0 ? null : { first: at, last: Math.max(...lasts) };
  }

  #takeShare(): boolean {
    const at = /^(as|in)$/.test(this.#word()) ? (this.#word(1) === 'a' ? 2 : 1) : 0;
    if (!shares.has(this.#word(at))) return false;
    this.#changes.push({ kind: 'share' });
    this.#at += at + 1;
    return true;
  }

  /** A word that names something of the schema, or that is written like a name. */
  #takeName(): boolean {
    const first = this.#at;
    const isCapital = (at: number) => /^\p{Lu}\p{Ll}/u.test(this.#found.question.words[at]?.text ?? '');
    let last = first - 1;
    if (this.#isLinked(first)) last = first;
    else while (isCapital(last + 1) && !this.#isLinked(last + 1)) last += 1;
    if (last < first) return false;
    this.#changes.push({ kind: 'name', span: { first, last }, negated: this.#isNegated });
    this.#at = last + 1;
    return true;
  }
}
