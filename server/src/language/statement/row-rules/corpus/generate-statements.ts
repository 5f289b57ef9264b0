/** Statements over orders, customers and products that somebody might write, most of them with the rule, many with it in the wrong place. */
export function generateStatements(seed: number, count: number): string[] {
  const maker = new StatementMaker(seed);
  return Array.from({ length: count }, () => maker.statement());
}

const joinWords = ['LEFT', 'RIGHT', 'FULL', 'LEFT', 'RIGHT', 'FULL', 'NATURAL', 'OUTER', 'INNER', 'CROSS'];
const joinKinds = ['JOIN', 'JOIN', 'LEFT JOIN', 'LEFT JOIN', 'RIGHT JOIN', ',', 'CROSS JOIN'];

/** How many of the rules stand where. A join that is misread shows only where ON alone has them. */
const rulesInWhere = { where: 0.85, on: 0.4 };
const rulesInOn = { where: 0.1, on: 0.85 };

type Source = { alias: string; isRuled: boolean };

/** Numbers that are the same every time: what fails can be looked at again. */
class StatementMaker {
  #state: number;
  #aliases = 0;

  constructor(seed: number) {
    this.#state = seed;
  }

  statement(): string {
    this.#aliases = 0;
    if (this.#chance(0.2)) {
      const name = `w${this.#next(3)}`;
      return `WITH ${name} AS (${this.#select(1)}) SELECT ${name}.k FROM ${name}${this.#chance(0.3) ? `, (${this.#select(1)}) z` : ''}`;
    }
    if (this.#chance(0.2)) {
      return `${this.#select(1)} ${this.#one(['UNION ALL', 'UNION', 'EXCEPT', 'INTERSECT'])} ${this.#select(1)}`;
    }
    return this.#select(0);
  }

  #select(depth: number, outer: readonly Source[] = []): string {
    const shares = this.#chance(0.7) ? rulesInWhere : rulesInOn;
    const { text, sources } = this.#from(depth, shares.on);
    const all = [...sources, ...(this.#chance(0.3) ? outer : [])];
    const demanded = sources.filter(({ isRuled }) => isRuled && this.#chance(shares.where)).map(ruleOf);
    const others = this.#chance(0.5) ? [this.#condition(all, depth)] : [];
    const conditions = this.#shuffled([...demanded, ...others]);
    const joined = conditions.reduce(
      (whole, one) => (whole === '' ? one : `${whole} ${this.#chance(0.93) ? 'AND' : 'OR'} ${one}`),
      '',
    );
    const where = joined === '' ? '' : ` WHERE ${this.#chance(0.05) ? `NOT (${joined})` : joined}`;
    const [first] = sources;
    const shown = this.#one([`${first?.alias}.id AS k`, 'count(*) AS k', `max(${first?.alias}.id) AS k`]);
    return `SELECT ${shown} FROM ${text}${where}`;
  }

  #from(depth: number, share: number): { text: string; sources: Source[] } {
    let { text, sources } = this.#source(depth);
    for (let more = this.#next(3); more > 0; more -= 1) {
      const right = this.#chance(0.15) ? this.#bracketed(depth, share) : this.#source(depth);
      const kind = this.#joinKind();
      const both = [...sources, ...right.sources];
      const on = this.#takesOn(kind) ? ` ON ${this.#on(both, depth, share)}` : '';
      // Where a comma stands before a join, engines differ in what its ON may name.
      if (kind === ',' && text.includes('JOIN')) continue;
      if (kind !== ',' && text.includes(',')) continue;
      text = kind === ',' ? `${text}, ${right.text}` : `${text} ${kind} ${right.text}${on}`;
      sources = both;
    }
    return { text, sources };
  }

  /** Two words before JOIN: most engines refuse most of them, and SQLite gives some a meaning of its own. */
  #joinKind(): string {
    if (this.#chance(0.9)) return this.#one(joinKinds);
    return `${this.#one(joinWords)} ${this.#one(joinWords)} JOIN`;
  }

  /** JOIN alone may go without: behind an earlier ON, `JOIN (` then looks like a call. */
  #takesOn(kind: string): boolean {
    if (kind === ',' || kind === 'CROSS JOIN' || kind.includes('NATURAL')) return false;
    return kind !== 'JOIN' || this.#chance(0.8);
  }

  /** `(orders t1)` and `(orders t1 JOIN products t2 ON …)`. PostgreSQL has only the second. */
  #bracketed(depth: number, share: number): { text: string; sources: Source[] } {
    const { text, sources } = this.#from(depth, share);
    return { text: `(${text})`, sources };
  }

  #on(sources: readonly Source[], depth: number, share: number): string {
    const parts = [this.#condition(sources, depth + 1)];
    for (const source of sources) if (source.isRuled && this.#chance(share)) parts.push(ruleOf(source));
    return this.#shuffled(parts).join(this.#chance(0.92) ? ' AND ' : ' OR ');
  }

  #source(depth: number): { text: string; sources: Source[] } {
    this.#aliases += 1;
    const alias = `t${this.#aliases}`;
    if (depth < 2 && this.#chance(0.15)) {
      const inner = this.#select(depth + 1).replace(' AS k', ' AS id');
      return { text: `(${inner}) ${alias}`, sources: [{ alias, isRuled: false }] };
    }
    const table = this.#one(['orders', 'orders', 'customers', 'products']);
    return { text: `${table} ${alias}`, sources: [{ alias, isRuled: table !== 'products' }] };
  }

  #condition(sources: readonly Source[], depth: number): string {
    const [one, other] = [this.#one(sources), this.#one(sources)];
    const made: (() => string)[] = [
      () => `${one.alias}.id = ${other.alias}.id`,
      () => `${one.alias}.id > ${this.#next(6)}`,
      () => `${one.alias}.id BETWEEN ${this.#next(3)} AND ${this.#next(9)}`,
      () => (one.isRuled ? ruleOf(one) : '1 = 1'),
      () => `(${this.#simple(one)} OR ${this.#simple(other)})`,
      () => `NOT (${this.#simple(one)})`,
      () => `CASE WHEN ${this.#simple(one)} AND ${this.#simple(other)} THEN 1 ELSE 0 END = 1`,
      () => `(${this.#simple(one)} AND ${this.#simple(other)})`,
    ];
    if (depth < 2) {
      made.push(
        () => `EXISTS (${this.#select(depth + 1, sources)})`,
        () => `${one.alias}.id IN (${this.#select(depth + 1, sources)})`,
      );
    }
    return this.#one(made)();
  }

  #simple(source: Source): string {
    return source.isRuled && this.#chance(0.5) ? ruleOf(source) : `${source.alias}.id < ${this.#next(9)}`;
  }

  #next(below: number): number {
    // Of Park and Miller.
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state % below;
  }

  #chance(share: number): boolean {
    return this.#next(1_000) < share * 1_000;
  }

  #one<T>(from: readonly T[]): T {
    return from[this.#next(from.length)] as T;
  }

  #shuffled<T>(from: readonly T[]): T[] {
    return from
      .map((item) => ({ item, place: this.#next(1_000) }))
      .toSorted((left, right) => left.place - right.place)
      .map(({ item }) => item);
  }
}

const ruleOf = ({ alias }: Source) => `${alias}.region = :region`;
