import type {
  Condition,
  Expression,
  Literal,
  LogicalQuery,
  Select,
  SourceTable,
} from '../../reader/src/query/logical-query.ts';
import type { Question } from '../../reader/src/question/split-question-words.ts';
import { readQuestion } from '../../reader/src/question/split-question-words.ts';
import type { Shop } from './shop.ts';

/** One construct of the logical query, and the rows that its statement gives in every dialect. */
export type StatementCase = { title: string; question: Question; query: LogicalQuery; rows: unknown[][] };

type Parts = Partial<Omit<Select, 'kind' | 'from'>>;

export function statementCases({ column, table }: Shop): StatementCase[] {
  const col = (name: string, via?: string): Expression => ({
    kind: 'column',
    column: column(name),
    via: via === undefined ? null : column(via),
  });
  const from = (...names: string[]): SourceTable[] =>
    names.map((name) => {
      const [plain = '', via] = name.replace('?', '').split('/');
      const join = name.startsWith('?') ? 'left' : 'inner';
      return { table: table(plain), join, via: via === undefined ? null : column(via) };
    });
  const select = (
    tables: readonly SourceTable[],
    expressions: readonly Expression[],
    parts: Parts = {},
  ): Select => ({
    kind: 'select',
    from: { kind: 'tables', tables },
    where: null,
    group: null,
    distinct: false,
    select: expressions,
    order: [],
    limit: null,
    ...parts,
  });
  const over = (query: LogicalQuery, expressions: readonly Expression[], parts: Parts = {}): Select => ({
    ...select([], expressions, parts),
    from: { kind: 'query', query },
  });
  const rows: Expression = { kind: 'count rows' };
  const output = (position: number): Expression => ({ kind: 'output', position });
  const sum = (of: Expression): Expression => ({ kind: 'aggregate', name: 'sum', of });
  const aggregate = (
    name: 'avg' | 'count' | 'count distinct' | 'max' | 'median',
    of: Expression,
  ): Expression => ({
    kind: 'aggregate',
    name,
    of,
  });
  const number = (value: number): Literal => ({ kind: 'number', value });
  const literal = (value: Literal): Expression => ({ kind: 'literal', literal: value });
  const stored = (name: string, value: string): Literal => ({ kind: 'stored', column: column(name), value });
  const words = (first: number, last = first) => ({ kind: 'words', first, last }) as const;
  const is = (left: Expression, right: Literal, operator: '=' | '>' | '>=' | '<' = '='): Condition => ({
    kind: 'comparison',
    operator,
    left,
    right: literal(right),
  });
  const and = (...parts: Condition[]): Condition => ({ kind: 'and', parts });
  const by = (expression: Expression, descending = false) => ({ by: expression, descending });
  const line = {
    kind: 'arithmetic',
    operator: '*',
    left: col('order_items.quantity'),
    right: col('order_items.price'),
  } as const;
  const month: Expression = { kind: 'truncated', unit: 'month', of: col('orders.placed_at') };
  const one = (title: string, text: string, query: LogicalQuery, expected: unknown[][]): StatementCase => ({
    title,
    question: readQuestion(text),
    query,
    rows: expected,
  });
  const paid = is(col('orders.status'), stored('orders.status', 'paid'));
  const exists = (negated: boolean, tables: SourceTable[], where: Condition | null = null): Condition => ({
    kind: 'exists',
    negated,
    tables,
    where,
  });
  const names = (where: Condition, name = 'customers') => select(from(name), [col(`${name}.id`)], { where });
  const period = (
    relation: 'during' | 'not during' | 'since' | 'after' | 'before' | 'until',
    of: Expression,
    first: number,
    last = first,
  ): Condition => ({
    kind: 'period',
    relation,
    of,
    period: words(first, last),
  });

  return [
    one(
      'a stored value is compared as it is',
      'paid orders',
      select(from('orders'), [col('orders.id')], { where: paid }),
      [[1], [3], [5]],
    ),
    one(
      'words are compared without regard to case',
      'paid orders',
      select(from('orders'), [col('orders.id')], { where: is(col('orders.status'), words(0)) }),
      [[1], [3], [4], [5]],
    ),
    one(
      'a number of the question',
      'products over 2.4',
      names(is(col('products.price'), words(2), '>'), 'products'),
      [[1], [2], [3]],
    ),
    one(
      'a whole-number column beside a fraction',
      'salary above 79.5',
      names(is(col('employees.salary'), words(2), '>'), 'employees'),
      [[1], [2]],
    ),
    one(
      'tables are joined along keys',
      'cities of lamp orders',
      select(from('customers', 'orders', 'order_items', 'products'), [col('customers.city')], {
        where: is(col('products.name'), stored('products.name', 'Lamp')),
      }),
      [['Oslo'], ['Bergen']],
    ),
    one(
      'tables between are found',
      'customers of desks',
      select(from('customers', 'products'), [col('customers.name'), col('products.name')], {
        where: is(col('products.name'), stored('products.name', 'Desk')),
      }),
      [
        ['Ann', 'Desk'],
        ['Cid', 'Desk'],
      ],
    ),
    one(
      'composite keys are joined whole',
      'quantity by DHL',
      select(from('parcels', 'order_items'), [sum(col('order_items.quantity'))], {
        where: is(col('parcels.carrier'), words(2)),
      }),
      [[3]],
    ),
    one(
      'another key is chosen by name',
      'billed to',
      select(from('orders', 'customers/orders.billing_id'), [col('orders.id'), col('customers.name')]),
      [
        [1, 'Bob'],
        [3, 'Bob'],
        [5, 'Ann'],
      ],
    ),
    one(
      'a second instance of a table has an alias of its own',
      'buyer and payer',
      select(
        from('orders', 'customers'),
        [col('orders.id'), col('customers.name'), col('customers.name', 'orders.billing_id')],
        { where: paid },
      ),
      [
        [1, 'Ann', 'Bob'],
        [3, 'Bob', 'Bob'],
        [5, 'Cid', 'Ann'],
      ],
    ),
    one(
      'a table refers to itself',
      'employees with managers',
      select(from('employees'), [col('employees.name'), col('employees.name', 'employees.manager_id')]),
      [
        ['Moe', 'Max'],
        ['Mia', 'Max'],
        ['Mel', 'Moe'],
      ],
    ),
    one(
      'reports are counted per manager',
      'reports per manager',
      select(from('employees'), [col('employees.name', 'employees.manager_id'), rows]),
      [
        ['Max', 2],
        ['Moe', 1],
      ],
    ),
    one(
      'a left join keeps rows and its filter',
      'paid orders per customer',
      select(from('customers', '?orders'), [col('customers.id'), rows], { where: paid }),
      [
        [1, 1],
        [2, 1],
        [3, 1],
        [4, 0],
      ],
    ),
    one(
      'people of one name stay apart',
      'orders per name',
      select(from('customers', '?orders'), [col('customers.name'), rows]),
      [
        ['Ann', 2],
        ['Bob', 1],
        ['Cid', 2],
        ['Ann', 0],
      ],
    ),
    one(
      'names within one table are counted together',
      'customers per name',
      select(from('customers'), [col('customers.name'), rows]),
      [
        ['Ann', 2],
        ['Bob', 1],
        ['Cid', 1],
      ],
    ),
    one(
      'aggregates in conditions',
      'customers with two orders or more',
      select(from('customers', 'orders'), [col('customers.name')], {
        where: and(is(rows, words(2), '>='), is(col('customers.city'), stored('customers.city', 'Oslo'))),
      }),
      [['Ann']],
    ),
    one(
      'the highest comes first, unknown ones last',
      'best paid',
      select(from('employees'), [col('employees.name')], {
        order: [by(col('employees.salary'), true)],
        limit: { count: number(10), per: [] },
      }),
      [['Max'], ['Moe'], ['Mel'], ['Mia']],
    ),
    one(
      'the lowest comes first, unknown ones last',
      'least paid',
      select(from('employees'), [col('employees.name')], {
        order: [by(col('employees.salary'))],
        limit: { count: number(1), per: [] },
      }),
      [['Mel']],
    ),
    one(
      'a limit in words',
      'top two products',
      select(from('products'), [col('products.name')], {
        order: [by(col('products.price'), true)],
        limit: { count: words(1), per: [] },
      }),
      [['Desk'], ['Lamp']],
    ),
    one(
      'the first of each group',
      'dearest product per category',
      select(from('products'), [col('products.category'), col('products.name')], {
        order: [by(col('products.price'), true)],
        limit: { count: number(1), per: [col('products.category')] },
      }),
      [
        ['home', 'Desk'],
        ['office', 'Pen_1'],
      ],
    ),
    one(
      'the first of each group by an aggregate',
      'best product per city',
      select(
        from('order_items', 'orders', 'customers', 'products'),
        [col('customers.city'), col('products.name'), sum(line)],
        { order: [by(sum(line), true)], limit: { count: number(1), per: [col('customers.city')] } },
      ),
      [
        ['Bergen', 'Lamp', 20],
        ['Oslo', 'Desk', 90],
        ['Paris', 'Desk', 200],
      ],
    ),
    one(
      'distinct rows sorted by what they do not show',
      'categories by price',
      select(from('products'), [col('products.category')], {
        distinct: true,
        order: [by(col('products.price'), true)],
        limit: { count: number(5), per: [] },
      }),
      [['home'], ['office']],
    ),
    one('rows that have counterparts', 'customers with orders', names(exists(false, from('orders'), paid)), [
      [1],
      [2],
      [3],
    ]),
    one('rows that lack counterparts', 'customers without orders', names(exists(true, from('orders'))), [
      [4],
    ]),
    one(
      'counterparts over tables between',
      'products bought in Oslo',
      names(exists(false, from('customers'), is(col('customers.city'), words(3))), 'products'),
      [[1], [2], [3]],
    ),
    one(
      'counterparts with joined tables',
      'customers who bought desks',
      names(
        exists(
          false,
          from('orders', 'order_items', 'products'),
          is(col('products.name'), stored('products.name', 'Desk')),
        ),
      ),
      [[1], [3]],
    ),
    one(
      'a number of counterparts',
      'customers with 2 orders',
      names(exists(false, from('orders'), is(rows, words(2), '>='))),
      [[1], [3]],
    ),
    one('employees who manage somebody', 'managers', names(exists(false, from('employees')), 'employees'), [
      [1],
      [2],
    ]),
    one(
      'a nested query',
      'above average price',
      names(
        {
          kind: 'comparison',
          operator: '>',
          left: col('products.price'),
          right: {
            kind: 'nested',
            query: select(from('products'), [aggregate('avg', col('products.price'))]),
          },
        },
        'products',
      ),
      [[2]],
    ),
    one(
      'a nested query about the outer row',
      'dearest of its category',
      names(
        {
          kind: 'comparison',
          operator: '=',
          left: col('products.price'),
          right: {
            kind: 'nested',
            query: select(from('products'), [aggregate('max', col('products.price'))], {
              where: { kind: 'same as outer', column: column('products.category') },
            }),
          },
        },
        'products',
      ),
      [[2], [3]],
    ),
    one(
      'a count per row by a nested query',
      'orders of each',
      select(from('customers'), [
        col('customers.id'),
        {
          kind: 'nested',
          query: select(from('orders'), [rows], {
            where: { kind: 'same as outer', column: column('customers.id') },
          }),
        },
      ]),
      [
        [1, 2],
        [2, 1],
        [3, 2],
        [4, 0],
      ],
    ),
    one(
      'in a query',
      'customers with open',
      names({
        kind: 'in query',
        negated: false,
        of: col('customers.id'),
        query: select(from('orders'), [col('orders.customer_id')], {
          where: is(col('orders.status'), words(2)),
        }),
      }),
      [[1]],
    ),
    one(
      'not in a query with unknown values',
      'no managers',
      names(
        {
          kind: 'in query',
          negated: true,
          of: col('employees.id'),
          query: select(from('employees'), [col('employees.manager_id')]),
        },
        'employees',
      ),
      [[3], [4]],
    ),
    one(
      'in a list',
      'Oslo or rome',
      names({ kind: 'in list', negated: false, of: col('customers.city'), values: [words(0), words(2)] }),
      [[1], [4]],
    ),
    one(
      'between',
      'from 2 to 20',
      names(
        { kind: 'between', of: col('products.price'), low: literal(words(1)), high: literal(words(3)) },
        'products',
      ),
      [[1], [3]],
    ),
    one(
      'texts with signs of patterns',
      'names with n_',
      names(
        { kind: 'text match', match: 'contains', negated: false, of: col('products.name'), text: words(2) },
        'products',
      ),
      [[3]],
    ),
    one(
      'texts that begin with others',
      'starting with la',
      names(
        {
          kind: 'text match',
          match: 'starts with',
          negated: false,
          of: col('products.name'),
          text: words(2),
        },
        'products',
      ),
      [[1]],
    ),
    one('flags', 'no vips', names({ kind: 'is true', negated: true, of: col('customers.vip') }), [[2], [4]]),
    one(
      'unknown values',
      'no country',
      names({ kind: 'is null', negated: false, of: col('customers.country') }),
      [[4]],
    ),
    one(
      'not and or',
      'neither',
      names({
        kind: 'not',
        of: {
          kind: 'or',
          parts: [
            is(col('customers.city'), stored('customers.city', 'Oslo')),
            { kind: 'is true', negated: false, of: col('customers.vip') },
          ],
        },
      }),
      [[2], [4]],
    ),
    one(
      'during a period',
      'orders in february 2025',
      names(period('during', col('orders.placed_at'), 2, 3), 'orders'),
      [[2], [3]],
    ),
    one(
      'outside a period',
      'not in 2025',
      names(and(period('not during', col('orders.placed_at'), 2), paid), 'orders'),
      [[5]],
    ),
    one('today', 'orders today', names(period('during', col('orders.placed_at'), 1), 'orders'), [[5]]),
    one('since and before', 'joined since 2025', names(period('since', col('customers.joined'), 2)), [
      [3],
      [4],
    ]),
    one('before a year', 'joined before 2025', names(period('before', col('customers.joined'), 2)), [
      [1],
      [2],
    ]),
    one(
      'moments counted from 1970',
      'visits in 2025',
      names(period('during', col('visits.at_epoch'), 2), 'visits'),
      [[1], [2]],
    ),
    one(
      'a rolling period over moments',
      'last 24 hours',
      names(period('during', col('orders.placed_at'), 0, 2), 'orders'),
      [[5]],
    ),
    one(
      'now',
      'unshipped a year',
      names(
        {
          kind: 'comparison',
          operator: '>',
          left: { kind: 'elapsed', unit: 'days', from: col('orders.placed_at'), to: { kind: 'now' } },
          right: literal(number(90)),
        },
        'orders',
      ),
      [[1], [2], [3]],
    ),
    one(
      'more than some months ago',
      'over 24 months',
      names({
        kind: 'comparison',
        operator: '>',
        left: { kind: 'elapsed', unit: 'months', from: col('customers.joined'), to: { kind: 'now' } },
        right: literal(words(1)),
      }),
      [[1], [2]],
    ),
    one(
      'a plural word finds the singular',
      'lamps',
      names(
        { kind: 'text match', match: 'contains', negated: false, of: col('products.name'), text: words(0) },
        'products',
      ),
      [[1]],
    ),
    one(
      'totals of nothing are zero beside a left join',
      'amount per customer',
      select(from('customers', '?orders', '?order_items'), [col('customers.id'), sum(line), rows]),
      [
        [1, 155, 3],
        [2, 20, 1],
        [3, 210, 2],
        [4, 0, 0],
      ],
    ),
    one(
      'rows of a left join are all counted beside a count of their keys',
      'with and without',
      select(from('customers', '?orders'), [aggregate('count', col('orders.id')), rows]),
      [[5, 6]],
    ),
    one('rows per month', 'orders per month', select(from('orders'), [month, rows], { order: [by(month)] }), [
      ['2025-01-01', 1],
      ['2025-02-01', 2],
      ['2026-06-01', 2],
    ]),
    one(
      'rows per week, quarter, year and day',
      'orders per week',
      select(
        from('orders'),
        [
          { kind: 'truncated', unit: 'week', of: col('orders.placed_at') },
          { kind: 'truncated', unit: 'quarter', of: col('orders.placed_at') },
          { kind: 'truncated', unit: 'year', of: col('orders.placed_at') },
          { kind: 'truncated', unit: 'day', of: col('orders.placed_at') },
        ],
        { where: is(col('orders.id'), number(3)) },
      ),
      [['2025-02-17', '2025-01-01', '2025-01-01', '2025-02-20']],
    ),
    one(
      'parts of moments',
      'hour and weekday',
      select(
        from('orders'),
        (['year', 'month', 'day of month', 'weekday', 'hour'] as const).map(
          (part): Expression => ({ kind: 'time part', part, of: col('orders.placed_at') }),
        ),
        { where: is(col('orders.id'), number(3)) },
      ),
      [[2025, 2, 20, 4, 18]],
    ),
    one(
      'elapsed time',
      'hours to ship',
      select(
        from('orders'),
        (['hours', 'minutes', 'days'] as const).map(
          (unit): Expression => ({
            kind: 'elapsed',
            unit,
            from: col('orders.placed_at'),
            to: col('orders.shipped_at'),
          }),
        ),
        { where: is(col('orders.id'), number(3)) },
      ),
      [[12, 720, 0.5]],
    ),
    one(
      'whole years and months',
      'years since',
      select(
        from('customers'),
        (['years', 'months', 'days'] as const).map(
          (unit): Expression => ({
            kind: 'elapsed',
            unit,
            from: col('customers.joined'),
            to: { kind: 'now' },
          }),
        ),
        { where: is(col('customers.id'), number(1)) },
      ),
      [[2, 29, 902]],
    ),
    one(
      'filtered aggregates',
      'paid and all',
      select(from('orders'), [{ kind: 'filtered', aggregate: rows, where: paid }, rows]),
      [[3, 5]],
    ),
    one('share of rows', 'share of paid', select(from('orders'), [{ kind: 'share of rows', where: paid }]), [
      [60],
    ]),
    one(
      'share of total',
      'share per category',
      select(from('products'), [col('products.category'), { kind: 'share of total', of: rows }], {
        where: is(col('products.price'), number(50), '<'),
      }),
      [
        ['home', 50],
        ['office', 50],
      ],
    ),
    one(
      'running total',
      'running total',
      select(from('orders'), [month, { kind: 'running total', of: rows }], { order: [by(month)] }),
      [
        ['2025-01-01', 1],
        ['2025-02-01', 3],
        ['2026-06-01', 5],
      ],
    ),
    one(
      'change from row to row',
      'change',
      select(from('orders'), [month, { kind: 'change', of: rows }], { order: [by(month)] }),
      [
        ['2025-01-01', null],
        ['2025-02-01', 1],
        ['2026-06-01', 0],
      ],
    ),
    one(
      'division is decimal',
      'orders per customer',
      select(from('orders'), [
        {
          kind: 'arithmetic',
          operator: '/',
          left: rows,
          right: aggregate('count distinct', col('orders.customer_id')),
        },
      ]),
      [[1.666667]],
    ),
    one(
      'percentage',
      'shipped',
      select(from('orders'), [
        { kind: 'percentage', part: aggregate('count', col('orders.shipped_at')), whole: rows },
      ]),
      [[60]],
    ),
    one(
      'joined text',
      'name and city',
      select(
        from('customers'),
        [{ kind: 'joined text', left: col('customers.name'), right: col('customers.country') }],
        { where: is(col('customers.name'), words(0)) },
      ),
      [],
    ),
    one(
      'flags as numbers',
      'how many vips',
      select(from('customers'), [sum(col('customers.vip')), aggregate('avg', col('customers.vip'))]),
      [[2, 0.5]],
    ),
    one(
      'sums of products',
      'revenue',
      select(from('order_items', 'products'), [col('products.name'), sum(line)], {
        order: [by(sum(line), true)],
      }),
      [
        ['Desk', 290],
        ['Lamp', 60],
        ['Pen_1', 35],
      ],
    ),
    one(
      'a query over a query',
      'average per customer',
      over(select(from('orders'), [col('orders.customer_id'), rows]), [aggregate('avg', output(2))], {
        where: { kind: 'comparison', operator: '>', left: output(2), right: literal(number(1)) },
      }),
      [[2]],
    ),
    one(
      'both of two',
      'both',
      {
        kind: 'intersect',
        left: select(from('orders'), [col('orders.customer_id')]),
        right: select(from('customers'), [col('customers.id')], {
          where: { kind: 'is true', negated: false, of: col('customers.vip') },
        }),
      },
      [[1], [3]],
    ),
    one(
      'one without the other',
      'except',
      {
        kind: 'except',
        left: select(from('customers'), [col('customers.id')]),
        right: {
          kind: 'union',
          left: select(from('orders'), [col('orders.customer_id')]),
          right: select(from('orders'), [col('orders.id')], {
            order: [by(col('orders.id'), true)],
            limit: { count: number(1), per: [] },
          }),
        },
      },
      [[4]],
    ),
    one('median', 'median price', select(from('products'), [aggregate('median', col('products.price'))]), [
      [20],
    ]),
    one(
      'median per group',
      'median per category',
      select(from('products'), [col('products.category'), aggregate('median', col('products.price'))]),
      [
        ['home', 60],
        ['office', 2.5],
      ],
    ),
  ].map((made) =>
    made.title === 'joined text' ? { ...made, question: readQuestion('Bob'), rows: [['Bob Norway']] } : made,
  );
}
