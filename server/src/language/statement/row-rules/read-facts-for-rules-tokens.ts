import type { Dialect } from '@parley/contract/database-schema';
import { dialectTraits } from '../../../guard/dialect-traits.ts';
import type { Item } from '../lineage/token-groups.ts';
import { groupTokens, isName, isSign, isWord, splitItems } from '../lineage/token-groups.ts';
import { Unreadable } from '../query-tree.ts';
import type { SqlToken } from '../statement-tokens.ts';
import { comparisonsIn } from './comparisons-required-by-condition.ts';
import { isJoinWord, readFrom } from './parse-from-clause.ts';
import { closedForm, emptyForm, type RuleBlock, type RuleForm } from './statement-facts-for-rules.ts';

/**
 * A statement of MySQL or SQLite, for which there is no parser of the engine's own. Its frame is read word for word;
 * whatever is not expected there closes the statement.
 */
export function readTokenRules(dialect: Dialect, tokens: readonly SqlToken[]): RuleForm {
  const items = groupTokens(tokens);
  const end = items.findIndex((item) => isSign(item, ';'));
  if (end >= 0 && end < items.length - 1) throw new Unreadable(closedForm.notRead);
  // What is kept in a variable may be anything that was read before.
  if (tokens.some(({ kind, text }) => kind === 'name' && text.startsWith('@')))
    throw new Unreadable(closedForm.unclear);
  const reader = new TokenRuleReader(dialect);
  reader.query(end < 0 ? items : items.slice(0, end), new Set());
  // Each SELECT was met where one is expected; one that was passed over could read anything.
  const selects = tokens.filter((token, at) => isWord(token, 'SELECT') && !isSign(tokens[at - 1], '.'));
  if (selects.length !== reader.selects) throw new Unreadable(closedForm.unclear);
  return reader.form;
}

/** Folded: neither engine tells names of WITH apart by their case. */
type Parts = ReadonlySet<string>;

const setWords = ['UNION', 'INTERSECT', 'EXCEPT'];
/** Both engines reserve them: none of these is the name of a column. */
const endWords = ['WHERE', 'GROUP', 'HAVING', 'ORDER', 'LIMIT'];
const writingWords = ['INTO', 'FOR', 'LOCK', 'PROCEDURE', 'RETURNING'];

const isClause = (items: readonly Item[], at: number, words: readonly string[]) =>
  isWord(items[at], ...words) && !isSign(items[at - 1], '.');

/** `WINDOW w AS (…)`: alone, the word may be a name. */
const endsClause = (items: readonly Item[], at: number) =>
  isClause(items, at, endWords) ||
  (isClause(items, at, ['WINDOW']) && isWord(items[at + 2], 'AS') && items[at + 3]?.kind === 'group');

/** `a IS [NOT] DISTINCT FROM b`. */
function comparesDistinct(items: readonly Item[], from: number): boolean {
  if (!isWord(items[from - 1], 'DISTINCT')) return false;
  return isClause(items, isWord(items[from - 2], 'NOT') ? from - 3 : from - 2, ['IS']);
}

class TokenRuleReader {
  readonly form = emptyForm();
  selects = 0;
  readonly #dialect: Dialect;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  query(items: readonly Item[], around: Parts): void {
    const { parts, rest } = isWord(items[0], 'WITH')
      ? this.#parts(items, around)
      : { parts: around, rest: items };
    const pieces = splitItems(rest, (at) => isClause(rest, at, setWords));
    for (const [place, piece] of pieces.entries()) {
      const isQuantified = place > 0 && isWord(piece[0], 'ALL', 'DISTINCT');
      this.#piece(isQuantified ? piece.slice(1) : piece, parts);
    }
  }

  #piece(items: readonly Item[], parts: Parts): void {
    const [first] = items;
    const rest = items.slice(1);
    if (isWord(first, 'SELECT')) this.#select(rest, parts);
    else if (isWord(first, 'VALUES')) this.walk(rest, parts);
    else if (first?.kind === 'group' && startsQuery(first.items)) {
      this.query(first.items, parts);
      if (rest.length > 0 && !isWord(rest[0], 'ORDER', 'LIMIT')) throw new Unreadable(closedForm.unclear);
      this.walk(rest, parts);
    } else throw new Unreadable(closedForm.notRead);
  }

  /** `name [(columns)] AS [[NOT] MATERIALIZED] (…)`, behind WITH. */
  #parts(items: readonly Item[], around: Parts): { parts: Parts; rest: readonly Item[] } {
    const isRecursive = isWord(items[1], 'RECURSIVE');
    const seen = new Set(around);
    let at = isRecursive ? 2 : 1;
    for (;;) {
      const name = items[at];
      if (!isName(name)) throw new Unreadable(closedForm.unclear);
      at += 1;
      if (items[at]?.kind === 'group') at += 1;
      if (!isWord(items[at], 'AS')) throw new Unreadable(closedForm.unclear);
      at += 1;
      if (isWord(items[at], 'NOT')) at += 1;
      if (isWord(items[at], 'MATERIALIZED')) at += 1;
      const body = items[at];
      if (body?.kind !== 'group') throw new Unreadable(closedForm.unclear);
      this.form.parts.push(name.text);
      const own = name.text.toLowerCase();
      this.query(body.items, isRecursive ? new Set([...seen, own]) : seen);
      seen.add(own);
      at += 1;
      if (!isSign(items[at], ',')) return { parts: seen, rest: items.slice(at) };
      at += 1;
    }
  }

  #select(items: readonly Item[], parts: Parts): void {
    this.selects += 1;
    const isCompared = (at: number) =>
      dialectTraits[this.#dialect].hasDistinctFrom && comparesDistinct(items, at);
    const isFrom = (at: number) => isClause(items, at, ['FROM']) && !isCompared(at);
    const [from = items.length, second] = items.flatMap((_, at) => (isFrom(at) ? [at] : []));
    const isWriting = items.some((_, at) => isClause(items, at, writingWords));
    if (second !== undefined || isWriting) throw new Unreadable(closedForm.notRead);
    this.walk(items.slice(0, from), parts);
    if (from === items.length) return;
    const tail = items.slice(from + 1);
    const end = tail.findIndex((_, at) => endsClause(tail, at));
    this.#block(end < 0 ? tail : tail.slice(0, end), end < 0 ? [] : tail.slice(end), parts);
  }

  #block(from: readonly Item[], rest: readonly Item[], parts: Parts): void {
    const block: RuleBlock = { refs: [], aliases: [], isOnly: false, conditions: [] };
    this.form.blocks.push(block);
    readFrom(from, {
      dialect: this.#dialect,
      block,
      isPart: (name) => parts.has(name.toLowerCase()),
      isQuery: startsQuery,
      query: (items) => this.query(items, parts),
      walk: (items) => this.walk(items, parts),
    });
    block.isOnly = block.refs.length === 1 && block.aliases.length === 1;
    const wheres = rest.flatMap((_, at) => (isClause(rest, at, ['WHERE']) ? [at] : []));
    if (wheres.some((at) => at !== 0)) throw new Unreadable(closedForm.unclear);
    if (wheres.length > 0) {
      const end = rest.findIndex((_, at) => at > 0 && endsClause(rest, at));
      // A word that ends WHERE and is a name after all would hide an OR behind it.
      const where = comparisonsIn(rest.slice(1, end < 0 ? undefined : end), rest);
      const covers = [...block.refs.keys()];
      block.conditions.push(...where.map((one) => ({ ...one, covers })));
    }
    this.walk(rest, parts);
  }

  /** Of an expression, whatever stands in it: queries are read, everything else is only named. */
  walk(items: readonly Item[], parts: Parts): void {
    for (const [at, item] of items.entries()) {
      if (item.kind === 'group') {
        if (startsQuery(item.items)) this.query(item.items, parts);
        else this.walk(item.items, parts);
      } else if (isName(item)) this.#name(items, at, item.text);
    }
  }

  #name(items: readonly Item[], at: number, text: string): void {
    const next = items[at + 1];
    // A join that was taken for a part of an expression would hide its table.
    if (isJoinWord(items, at)) throw new Unreadable(closedForm.unclear);
    // SQLite takes a table where a list may stand: `id IN orders`.
    if (isClause(items, at, ['IN']) && next?.kind !== 'group') throw new Unreadable(closedForm.unclear);
    if (isClause(items, at, ['TABLE'])) throw new Unreadable(closedForm.unclear);
    if (next?.kind === 'group') this.form.calls.push(text);
    else if (!isSign(items[at - 1], '.') && !isSign(next, '.')) this.form.words.push(text);
  }
}

function startsQuery(items: readonly Item[]): boolean {
  const [first] = items;
  if (isWord(first, 'SELECT', 'WITH', 'VALUES', 'TABLE')) return true;
  return first?.kind === 'group' && startsQuery(first.items) && isSetOrEnd(items[1]);
}

const isSetOrEnd = (item: Item | undefined) =>
  item === undefined || isWord(item, ...setWords, 'ORDER', 'LIMIT');
