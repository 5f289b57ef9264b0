/** Statements over orders, customers and products that somebody might write, most of them with the rule, many with it in the wrong place. */
export function madeStatements(seed: number, count: number): string[] {
  const maker = new StatementMaker(seed);
  return Array.from({ length: count }, () => maker.statement());
}

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
    const { text, sources } = this.#from(depth);
    const all = [...sources, ...(this.#chance(0.3) ? outer : [])];
    const demanded = sources.filter(({ isRuled }) => isRuled && this.#chance(0.85)).map(ruleOf);
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

  #from(depth: number): { text: string; sources: Source[] } {
    let { text, sources } = this.#source(depth);
    for (let more = this.#next(3); more > 0; more -= 1) {
      const right = this.#source(depth);
      const kind = this.#one(['JOIN', 'JOIN', 'LEFT JOIN', 'LEFT JOIN', 'RIGHT JOIN', ',', 'CROSS JOIN']);
      const both = [...sources, ...right.sources];
      const on = kind === ',' || kind === 'CROSS JOIN' ? '' : ` ON ${this.#on(both, depth)}`;
      // Where a comma stands before a join, engines differ in what its ON may name.
      if (kind === ',' && text.includes('JOIN')) continue;
      if (kind !== ',' && text.includes(',')) continue;
      text = kind === ',' ? `${text}, ${right.text}` : `${text} ${kind} ${right.text}${on}`;
      sources = both;
    }
    return { text, sources };
  }

  #on(sources: readonly Source[], depth: number): string {
    const parts = [this.#condition(sources, depth + 1)];
    for (const source of sources) if (source.isRuled && this.#chance(0.4)) parts.push(ruleOf(source));
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
