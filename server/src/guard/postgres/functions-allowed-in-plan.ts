import { judgeFunction } from './function-and-relation-policy.ts';
import { bareName, type FunctionFact, type RelationFact, type Rules } from './public-types.ts';

/** Functions behind the system views that may be read; called by themselves they are refused. */
const behindSystemViews: Readonly<Record<string, readonly string[]>> = {
  pg_locks: ['pg_lock_status'],
  pg_sequences: ['pg_sequence_last_value'],
  pg_stat_activity: ['pg_stat_get_activity'],
  pg_stat_replication: ['pg_stat_get_activity', 'pg_stat_get_wal_senders'],
};

/** The functions that the guard's reading of a statement came upon and allowed. */
export class FunctionsAllowedInPlan {
  readonly #names = new Set<string>();
  /** An SQL function that its owner vouches for may be put in place as its body, which nobody has read. */
  #hasUnreadBody = false;

  addFunction(fact: FunctionFact, rules: Rules): void {
    this.#names.add(fact.label);
    // Asked for in one schema: a namesake in the search path was not looked at.
    if (fact.asked === null || fact.asked.schema === null) this.#names.add(bareName(fact.label));
    if (fact.body !== null && judgeFunction(fact, rules) === 'trusted') this.#hasUnreadBody = true;
  }

  addRelation({ schema, name }: RelationFact): void {
    if (schema !== 'pg_catalog') return;
    if (name.startsWith('pg_stat_progress_')) this.#names.add('pg_stat_get_progress_info');
    for (const behind of behindSystemViews[name] ?? []) this.#names.add(behind);
  }

  /** The functions in the server's own plan that the guard did not come upon. */
  missingFrom(plan: unknown): string[] {
    return this.#hasUnreadBody ? [] : callsIn(plan).filter((name) => !this.#names.has(name));
  }
}

/** What a plan calls its parts by: nothing there is an expression. */
const names: ReadonlySet<string> = new Set([
  'Node Type',
  'Relation Name',
  'Schema',
  'Alias',
  'CTE Name',
  'Index Name',
  'Subplan Name',
  'Tuplestore Name',
  'Parent Relationship',
  'Strategy',
  'Join Type',
  'Command',
  'Operation',
  'Partial Mode',
  'Scan Direction',
  'Conflict Resolution',
  // Text for another server, which resolves it by its own catalogue.
  'Remote SQL',
  'Relations',
]);

/** The functions called in a plan as EXPLAIN (VERBOSE, FORMAT JSON) shows it: `name` or `schema.name`. */
function callsIn(plan: unknown): string[] {
  const calls = new Set<string>();
  const waiting: [key: string, value: unknown][] = [['', plan]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [key, value] = next;
    if (typeof value === 'string') {
      if (!names.has(key)) for (const call of callsInExpression(value)) calls.add(call);
    } else if (Array.isArray(value)) for (const item of value) waiting.push([key, item]);
    else if (typeof value === 'object' && value !== null) waiting.push(...Object.entries(value));
  }
  return [...calls];
}

/** One token of an expression: a literal, a quoted name, a name or keyword, `::`, or a single sign. */
const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*|::|\S/g;

/** The server quotes every name that is no plain lower-case word; it writes its own syntax (EXTRACT) in capitals. */
const name = /^(?:[a-z_][a-z0-9_]*|"[\s\S]*)$/;

/** Types with a length, which a plan may also write without `::` before them. */
const types: ReadonlySet<string> = new Set(
  'bit char character decimal float interval numeric time timestamp varchar varying'.split(' '),
);

/**
 * The server writes a call as `name(`. Not read with the guard's parser: a witness that shares its mistakes would be
 * none.
 */
export function callsInExpression(expression: string): string[] {
  const tokens = expression.match(token) ?? [];
  return tokens.flatMap((word, index) => {
    if (tokens[index + 1] !== '(' || !name.test(word)) return [];
    const path = pathTo(tokens, index);
    const isType = tokens[index - path.length * 2 + 1] === '::' || types.has(word);
    return isType ? [] : path.map(unquoted).join('.');
  });
}

function pathTo(tokens: readonly string[], index: number): string[] {
  const path = [tokens[index] ?? ''];
  for (let at = index - 1; tokens[at] === '.' && at > 0; at -= 2) path.unshift(tokens[at - 1] ?? '');
  return path;
}

function unquoted(word: string): string {
  return word.startsWith('"') ? word.slice(1, -1).replaceAll('""', '"') : word;
}
