import {
  ask,
  type Conversation,
  change,
  conversation,
  counted,
  isNew,
  latest,
  monthsAgo,
  type Span,
  summed,
  within,
  yearsAgo,
} from './conversation.ts';

const truncated = (unit: string, column: string) => `date_trunc('${unit}', ${column})::date AS ${unit}`;
const [lastMonth, monthBefore, thisYear, lastYear] = [monthsAgo(1), monthsAgo(2), yearsAgo(0), yearsAgo(1)];

const ordered = 'orders JOIN customers ON customers.id = orders.customer_id';
const paying =
  'payments JOIN orders ON orders.id = payments.order_id JOIN customers ON customers.id = orders.customer_id';
const ordersExplained = (of: Span, measure: (when: string) => string) =>
  ['country', 'status', 'city', 'coupon_id', 'newsletter'].map((label) =>
    change(ordered, { label, day: 'ordered_at', of, measure }),
  );

const lantern: readonly Conversation[] = [
  conversation(
    'lantern',
    ask(
      'total of orders per month',
      `SELECT ${truncated('month', 'ordered_at')}, sum(total) FROM orders GROUP BY 1`,
    ),
    ask(
      'by quarter instead',
      `SELECT ${truncated('quarter', 'ordered_at')}, sum(total) FROM orders GROUP BY 1`,
    ),
    ask('per status instead', 'SELECT status, sum(total) FROM orders GROUP BY 1'),
  ),
  conversation(
    'lantern',
    ask(
      'how many orders did we have last month',
      `SELECT count(*) FROM orders WHERE ${within('ordered_at', lastMonth)}`,
    ),
    ask(
      'and the month before that?',
      `SELECT count(*) FROM orders WHERE ${within('ordered_at', monthBefore)}`,
    ),
    ask(
      'only delivered ones',
      `SELECT count(*) FROM orders WHERE ${within('ordered_at', monthBefore)} AND status = 'delivered'`,
    ),
  ),
  conversation(
    'lantern',
    ask('number of payments per method', 'SELECT method, count(*) FROM payments GROUP BY 1'),
    ask(
      'and as a share?',
      'SELECT method, 100.0 * count(*) / (SELECT count(*) FROM payments) FROM payments GROUP BY 1',
      {
        note: 'A percentage.',
      },
    ),
  ),
  conversation(
    'lantern',
    ask('payments by wallet', [
      "SELECT count(*) FROM payments WHERE method = 'wallet'",
      "SELECT id FROM payments WHERE method = 'wallet'",
      "SELECT sum(amount) FROM payments WHERE method = 'wallet'",
    ]),
    ask('and by card?', [
      "SELECT count(*) FROM payments WHERE method = 'card'",
      "SELECT id FROM payments WHERE method = 'card'",
      "SELECT sum(amount) FROM payments WHERE method = 'card'",
    ]),
  ),
  conversation(
    'lantern',
    ask(
      'number of orders per month',
      `SELECT ${truncated('month', 'ordered_at')}, count(*) FROM orders GROUP BY 1`,
    ),
    ask('why was August so weak?', ordersExplained(latest(7), counted)),
  ),
  conversation(
    'lantern',
    ask(
      'sum of order totals last month',
      `SELECT sum(total) FROM orders WHERE ${within('ordered_at', lastMonth)}`,
    ),
    ask('what changed?', ordersExplained(lastMonth, summed('total'))),
  ),
  conversation(
    'lantern',
    ask(
      'products per supplier',
      'SELECT suppliers.name, count(products.id) FROM suppliers JOIN products ON supplier_id = suppliers.id GROUP BY suppliers.id',
    ),
    ask(
      'only suppliers from Portugal',
      "SELECT suppliers.name, count(products.id) FROM suppliers JOIN products ON supplier_id = suppliers.id WHERE suppliers.country = 'Portugal' GROUP BY suppliers.id",
    ),
    ask(
      'and from Poland?',
      "SELECT suppliers.name, count(products.id) FROM suppliers JOIN products ON supplier_id = suppliers.id WHERE suppliers.country = 'Poland' GROUP BY suppliers.id",
    ),
  ),
  conversation(
    'lantern',
    ask('refunds per reason', 'SELECT reason, count(*) FROM refunds GROUP BY 1', {
      note: 'None may be left out.',
    }),
    ask('and the amount?', 'SELECT reason, sum(amount) FROM refunds GROUP BY 1', {
      note: 'None may be left out.',
    }),
    ask('how many suppliers are there?', 'SELECT count(*) FROM suppliers', isNew),
  ),
  conversation(
    'lantern',
    ask('total amount of captured payments', "SELECT sum(amount) FROM payments WHERE status = 'captured'"),
    ask('by method', "SELECT method, sum(amount) FROM payments WHERE status = 'captured' GROUP BY 1"),
    ask(
      'by country instead',
      `SELECT country, sum(amount) FROM ${paying} WHERE payments.status = 'captured' GROUP BY 1`,
    ),
  ),
  conversation(
    'lantern',
    ask('the 10 most expensive products', 'SELECT name, price FROM products ORDER BY price DESC LIMIT 10'),
    ask('top 3 instead', 'SELECT name, price FROM products ORDER BY price DESC LIMIT 3'),
    ask('only active ones', 'SELECT name, price FROM products WHERE is_active ORDER BY price DESC LIMIT 3'),
  ),
];

const plays = 'plays JOIN titles ON titles.id = plays.title_id';
const watchers = 'members JOIN plans ON plans.id = members.plan_id';
const playsExplained = (of: Span, measure: (when: string) => string) =>
  [
    'device',
    'finished',
    'kind',
    'titles.name',
    'age_rating',
    'is_original',
    'profiles.name',
    'is_child',
    'release_year',
    'members.status',
    'members.country',
    'members.cancel_reason',
  ].map((label) =>
    change(
      `${plays} JOIN profiles ON profiles.id = plays.profile_id JOIN members ON members.id = member_id`,
      {
        label,
        day: 'started_at',
        of,
        measure,
      },
    ),
  );

const streaming: readonly Conversation[] = [
  conversation(
    'streaming',
    ask('number of plays per device', 'SELECT device, count(*) FROM plays GROUP BY 1'),
    ask('per month instead', `SELECT ${truncated('month', 'started_at')}, count(*) FROM plays GROUP BY 1`),
    ask(
      'only on tv',
      `SELECT ${truncated('month', 'started_at')}, count(*) FROM plays WHERE device = 'tv' GROUP BY 1`,
    ),
  ),
  conversation(
    'streaming',
    ask(
      'how many members joined last month?',
      `SELECT count(*) FROM members WHERE ${within('joined_at', lastMonth)}`,
    ),
    ask('and the month before?', `SELECT count(*) FROM members WHERE ${within('joined_at', monthBefore)}`),
    ask(
      'and in France?',
      `SELECT count(*) FROM members WHERE ${within('joined_at', monthBefore)} AND country = 'France'`,
    ),
  ),
  conversation(
    'streaming',
    ask('members per country', 'SELECT country, count(*) FROM members GROUP BY 1'),
    ask(
      'as percentages',
      'SELECT country, 100.0 * count(*) / (SELECT count(*) FROM members) FROM members GROUP BY 1',
      {
        note: 'A percentage.',
      },
    ),
    ask(
      'per plan instead',
      [
        `SELECT plans.name, 100.0 * count(*) / (SELECT count(*) FROM members) FROM ${watchers} GROUP BY 1`,
        `SELECT plans.name, count(*) FROM ${watchers} GROUP BY 1`,
      ],
      { note: 'A percentage.' },
    ),
  ),
  conversation(
    'streaming',
    ask(
      'minutes watched per month',
      `SELECT ${truncated('month', 'started_at')}, sum(minutes_watched) FROM plays GROUP BY 1`,
    ),
    ask('why the drop in September?', playsExplained(latest(8), summed('minutes_watched'))),
  ),
  conversation(
    'streaming',
    ask(
      'how many plays were there in October',
      `SELECT count(*) FROM plays WHERE ${within('started_at', latest(9))}`,
    ),
    ask('why so many?', playsExplained(latest(9), counted)),
    ask('how many films do we have?', "SELECT count(*) FROM titles WHERE kind = 'film'", isNew),
  ),
  conversation(
    'streaming',
    ask('how many titles did Gentle Island', null),
    ask(
      'how many films were added this year?',
      `SELECT count(*) FROM titles WHERE kind = 'film' AND ${within('added_on', thisYear)}`,
      isNew,
    ),
    ask(
      'and documentaries?',
      `SELECT count(*) FROM titles WHERE kind = 'documentary' AND ${within('added_on', thisYear)}`,
    ),
  ),
  conversation(
    'streaming',
    ask('how many members are there per status', 'SELECT status, count(*) FROM members GROUP BY 1'),
    ask('except cancelled', "SELECT status, count(*) FROM members WHERE status <> 'cancelled' GROUP BY 1"),
    ask(
      'for the ones in Spain',
      "SELECT status, count(*) FROM members WHERE status <> 'cancelled' AND country = 'Spain' GROUP BY 1",
    ),
  ),
  conversation(
    'streaming',
    ask('average minutes of titles by kind', 'SELECT kind, avg(minutes) FROM titles GROUP BY 1', {
      note: 'None may be left out.',
    }),
    ask('only originals', 'SELECT kind, avg(minutes) FROM titles WHERE is_original GROUP BY 1', {
      note: 'None may be left out.',
    }),
  ),
  conversation(
    'streaming',
    ask(
      'the 5 most played titles',
      `SELECT titles.name, count(*) AS n FROM ${plays} GROUP BY titles.id ORDER BY n DESC LIMIT 5`,
    ),
    ask(
      'and last month?',
      `SELECT titles.name, count(*) AS n FROM ${plays} WHERE ${within('started_at', lastMonth)} GROUP BY titles.id ORDER BY n DESC LIMIT 5`,
    ),
    ask(
      'top 3 only',
      `SELECT titles.name, count(*) AS n FROM ${plays} WHERE ${within('started_at', lastMonth)} GROUP BY titles.id ORDER BY n DESC LIMIT 3`,
    ),
  ),
  conversation(
    'streaming',
    ask('how many members cancelled this year', [
      `SELECT count(*) FROM members WHERE ${within('cancelled_at', thisYear)}`,
    ]),
    ask(
      'by reason',
      `SELECT cancel_reason, count(*) FROM members WHERE ${within('cancelled_at', thisYear)} GROUP BY 1`,
      {
        note: 'None may be left out.',
      },
    ),
    ask(
      'by country instead',
      `SELECT country, count(*) FROM members WHERE ${within('cancelled_at', thisYear)} GROUP BY 1`,
    ),
  ),
];

const subscribed =
  'subscriptions JOIN plans ON plans.id = plan_id JOIN workspaces ON workspaces.id = workspace_id';
const billed = `invoices JOIN subscriptions ON subscriptions.id = subscription_id JOIN plans ON plans.id = plan_id JOIN workspaces ON workspaces.id = workspace_id`;
const invoicesExplained = (of: Span, measure: (when: string) => string) =>
  [
    'invoices.status',
    'plans.name',
    'workspaces.name',
    'country',
    'industry',
    'billed_every',
    'subscriptions.status',
    'acquired_through',
    'cancel_reason',
  ].map((label) => change(billed, { label, day: 'issued_on', of, measure }));

const billing: readonly Conversation[] = [
  conversation(
    'billing',
    ask(
      'sum of invoice totals per month',
      `SELECT ${truncated('month', 'issued_on')}, sum(total) FROM invoices GROUP BY 1`,
    ),
    ask('by plan instead', `SELECT plans.name, sum(invoices.total) FROM ${billed} GROUP BY 1`),
    ask(
      'only this year',
      `SELECT plans.name, sum(invoices.total) FROM ${billed} WHERE ${within('issued_on', thisYear)} GROUP BY 1`,
    ),
  ),
  conversation(
    'billing',
    ask(
      'how many invoices were issued last month',
      `SELECT count(*) FROM invoices WHERE ${within('issued_on', lastMonth)}`,
    ),
    ask('what changed?', invoicesExplained(lastMonth, counted)),
  ),
  conversation(
    'billing',
    ask(
      'invoice total per month this year',
      `SELECT ${truncated('month', 'issued_on')}, sum(total) FROM invoices WHERE ${within('issued_on', thisYear)} GROUP BY 1`,
    ),
    ask('why did it go up in June?', invoicesExplained(latest(5), summed('invoices.total'))),
  ),
  conversation(
    'billing',
    ask(
      'how many tickets were opened last month',
      `SELECT count(*) FROM support_tickets WHERE ${within('opened_at', lastMonth)}`,
    ),
    ask(
      'by priority',
      `SELECT priority, count(*) FROM support_tickets WHERE ${within('opened_at', lastMonth)} GROUP BY 1`,
    ),
    ask('only urgent ones', [
      `SELECT count(*) FROM support_tickets WHERE ${within('opened_at', lastMonth)} AND priority = 'urgent'`,
      `SELECT priority, count(*) FROM support_tickets WHERE ${within('opened_at', lastMonth)} AND priority = 'urgent' GROUP BY 1`,
    ]),
  ),
  conversation(
    'billing',
    ask('number of subscriptions per plan', `SELECT plans.name, count(*) FROM ${subscribed} GROUP BY 1`),
    ask(
      'only active ones',
      `SELECT plans.name, count(*) FROM ${subscribed} WHERE status = 'active' GROUP BY 1`,
    ),
    ask(
      'and in Germany?',
      `SELECT plans.name, count(*) FROM ${subscribed} WHERE status = 'active' AND country = 'Germany' GROUP BY 1`,
    ),
    ask(
      'Sweden',
      `SELECT plans.name, count(*) FROM ${subscribed} WHERE status = 'active' AND country = 'Sweden' GROUP BY 1`,
    ),
  ),
  conversation(
    'billing',
    ask('workspaces per industry', 'SELECT industry, count(*) FROM workspaces GROUP BY 1', {
      note: 'None may be left out.',
    }),
    ask(
      'without Software',
      "SELECT industry, count(*) FROM workspaces WHERE industry <> 'Software' GROUP BY 1",
      {
        note: 'None may be left out.',
      },
    ),
    ask('how many users are there?', 'SELECT count(*) FROM users', isNew),
  ),
  conversation(
    'billing',
    ask(
      'how many failed payments in October',
      `SELECT count(*) FROM payments WHERE NOT succeeded AND ${within('attempted_at', latest(9))}`,
    ),
    ask(
      'and in September?',
      `SELECT count(*) FROM payments WHERE NOT succeeded AND ${within('attempted_at', latest(8))}`,
    ),
    ask(
      'by method',
      `SELECT method, count(*) FROM payments WHERE NOT succeeded AND ${within('attempted_at', latest(8))} GROUP BY 1`,
    ),
  ),
  conversation(
    'billing',
    ask(
      'monthly amount of active subscriptions by plan',
      `SELECT plans.name, sum(monthly_amount) FROM ${subscribed} WHERE status = 'active' GROUP BY 1`,
    ),
    ask(
      'as a percentage?',
      `SELECT plans.name, 100 * sum(monthly_amount) / (SELECT sum(monthly_amount) FROM subscriptions WHERE status = 'active') FROM ${subscribed} WHERE status = 'active' GROUP BY 1`,
      {
        note: 'A percentage.',
      },
    ),
  ),
  conversation(
    'billing',
    ask(
      'users with the role owner',
      "SELECT DISTINCT users.name FROM users JOIN workspace_users ON user_id = users.id WHERE role = 'owner'",
    ),
    ask('how many are they?', [
      "SELECT count(DISTINCT user_id) FROM workspace_users WHERE role = 'owner'",
      "SELECT count(*) FROM workspace_users WHERE role = 'owner'",
    ]),
    ask(
      'average satisfaction by priority',
      'SELECT priority, avg(satisfaction) FROM support_tickets GROUP BY 1',
      isNew,
    ),
  ),
  conversation(
    'billing',
    ask(
      'cancelled subscriptions per month',
      `SELECT ${truncated('month', 'cancelled_on')}, count(*) FROM subscriptions WHERE status = 'cancelled' GROUP BY 1`,
    ),
    ask(
      'by reason instead',
      "SELECT cancel_reason, count(*) FROM subscriptions WHERE status = 'cancelled' GROUP BY 1",
      {
        note: 'None may be left out.',
      },
    ),
    ask(
      'last year only',
      `SELECT cancel_reason, count(*) FROM subscriptions WHERE status = 'cancelled' AND ${within('cancelled_on', lastYear)} GROUP BY 1`,
      {
        note: 'None may be left out.',
      },
    ),
  ),
];

export const projectConversations: readonly Conversation[] = [...lantern, ...streaming, ...billing];
