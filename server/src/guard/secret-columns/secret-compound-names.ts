import type { ColumnKind } from '@parley/contract/database-schema';

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s*,\s*|\s*\n\s*/));

/** What a column is called, word by word, and what else tells what it holds. */
export type SpokenColumn = {
  words: readonly string[];
  table: readonly string[];
  kind: ColumnKind | undefined;
  /** Whether it points to a row of another table. */
  isReference: boolean;
};

/** Short forms that people use in names of columns. */
const shortForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    no: 'number',
    nr: 'number',
    num: 'number',
    nbr: 'number',
    numbers: 'number',
    acct: 'account',
    acc: 'account',
    accounts: 'account',
    sess: 'session',
    sessions: 'session',
    recov: 'recovery',
    verif: 'verification',
    cd: 'code',
    cde: 'code',
    codes: 'code',
    seeds: 'seed',
    links: 'link',
    cookies: 'cookie',
    pins: 'pin',
    passports: 'passport',
    natl: 'national',
    ident: 'identity',
    identification: 'identity',
    licence: 'license',
    licences: 'license',
    licenses: 'license',
    lic: 'license',
    drivers: 'driver',
    driving: 'driver',
    cards: 'card',
  }),
);

export const inFull = (words: readonly string[]): readonly string[] =>
  words.map((word) => shortForms.get(word) ?? word);

const at = (words: readonly string[], from: number, count = 1) => words.slice(from, from + count).join(' ');

/** What a code is good for: to come in without the password, or to prove to be somebody. */
const signInPurposes =
  list(`reset, recovery, recover, verification, verify, activation, activate, auth, authentication
  authorization, authorisation, login, logon, signin, unlock, mfa, tfa, 2fa, otp, totp, hotp, sms, onetime, passwordless
  impersonation, remember, magic, authenticator, puk
  one time, two factor, multi factor, second factor, two step, two fa, sign in, log in`);
/** These do it too, but stand for other things before a seed, a link or a cookie. */
const codePurposes = list('backup, access');
const carriers = list('code, pin, seed, link, cookie, phrase, nonce');
const betweenBoth = list('password, account, email, phone');

/**
 * A code by what it is for and what it is: `reset_code`, `mfa_seed`, `loginLink`, `verification_email_code`. Alone, a
 * code, a seed or a link is none.
 */
export function isSignInCode({ words }: SpokenColumn): boolean {
  return words.some((carrier, index) => {
    if (!carriers.has(carrier)) return false;
    const before = words.slice(0, index);
    while (before.length > 1 && betweenBoth.has(before.at(-1) ?? '')) before.pop();
    const [one, two] = [at(before, before.length - 1), at(before, Math.max(0, before.length - 2), 2)];
    if (signInPurposes.has(one) || signInPurposes.has(two)) return true;
    return carrier === 'code' && codePurposes.has(one);
  });
}

/** Sessions that somebody holds or visits: not those of a person who signed in. */
const heldOrVisited =
  list(`training, trainings, class, classes, course, courses, lesson, lessons, workshop, workshops
  lecture, lectures, conference, conferences, talk, talks, exam, exams, therapy, workout, workouts, game, games, match
  matches, study, studies, attendance, attendances, attendee, attendees, enrolment, enrolments, enrollment, enrollments
  booking, bookings, charging, event, events, visit, visits, click, clicks, hit, hits, impression, impressions
  analytics, tracking, page, pages, pageview, pageviews, view, views`);
const signInTables =
  list(`auth, login, logins, signin, signins, web, http, browser, cookie, cookies, user, users, account
  accounts, admin, admins, member, members`);
const numericKinds: ReadonlySet<ColumnKind> = new Set(['integer', 'number']);

/** Whoever has the id of a session is signed in. A number, or a reference to a row, is the key of something planned. */
export function isSessionId({ words, table, kind, isReference }: SpokenColumn): boolean {
  const last = words.length - 1;
  const isNamed =
    /^(?:sessid|sessionid|phpsessid|jsessionid)$/.test(words[last] ?? '') ||
    words.join(' ') === 'sid' ||
    /^session (?:id|identifier|uid|cookie)$/.test(at(words, last - 1, 2));
  if (!isNamed || isReference || (kind && numericKinds.has(kind))) return false;
  const around = [...words, ...table];
  if (kind === 'uuid') return around.some((word) => signInTables.has(word));
  return !around.some((word) => heldOrVisited.has(word));
}

/** Papers and registers by which a state knows a person. */
const papers =
  list(`passport, national id, national identity, identity card, id card, identity document, national insurance
  social insurance, social security, driver license, residence permit, reisepass, personalausweis`);
/** These are keys of rows as well: they count where a number follows, or where they hold text. */
const papersOrKeys = list(
  'passport id, government id, citizen id, personal id, voter id, taxpayer id, taxpayer identity',
);
/** The same in one word. Numbers of companies (VAT, tax_id) stand on every invoice, and are none. */
const personNumbers =
  list(`ssn, itin, aadhaar, aadhar, cpf, pesel, personnummer, fodselsnummer, bsn, curp, ahv
  ausweisnummer, passnummer, reisepassnummer, personalausweisnummer, codice fiscale`);

/** The number itself stands last; `passport_country` and `national_id_type` tell something about it. */
export function isIdentityNumber({ words, table, kind, isReference }: SpokenColumn): boolean {
  const spoken = isOnlyNumber(words) ? [...table, ...words] : words;
  const isNumbered = spoken.at(-1) === 'number';
  const end = isNumbered ? spoken.slice(0, -1) : spoken;
  const last = [1, 2].map((count) => at(end, Math.max(0, end.length - count), count));
  if (last.some((name) => papers.has(name) || personNumbers.has(name))) return true;
  return (isNumbered || (kind === 'text' && !isReference)) && last.some((name) => papersOrKeys.has(name));
}

const banking =
  list(`bank, banks, banking, payee, payees, payout, payouts, beneficiary, beneficiaries, creditor, debtor
  sepa, iban, giro, checking, savings, wire, wires, debit, mandate, mandates`);

/** The account of a bank. Everybody else numbers accounts too, and those numbers open nothing. */
export function isBankAccount({ words, table }: SpokenColumn): boolean {
  const spoken = isOnlyNumber(words) ? [...table, ...words] : words;
  const isNumbered = at(spoken, spoken.length - 2, 2) === 'account number';
  return isNumbered && [...words, ...table].some((word) => banking.has(word));
}

function isOnlyNumber(words: readonly string[]): boolean {
  return words.join(' ') === 'number';
}
