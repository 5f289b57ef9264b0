/**
 * What a question asks for, free of any SQL dialect: the intermediate form between a question and a statement.
 * Tables and columns are positions in a `Schema`; literals point at words of the question or at stored values.
 * Joins are not part of it: they follow from the tables and the schema's foreign keys.
 */
export type QueryReading = LogicalQuery | { kind: 'unanswerable' };

export type LogicalQuery = Select | SetOperation;

export type SetOperation = {
  kind: 'union' | 'intersect' | 'except';
  left: Select;
  right: LogicalQuery;
};

export type Select = {
  kind: 'select';
  from: Source;
  where: Condition | null;
  /** Only where it differs from the selected expressions without an aggregate, which are grouped by otherwise. */
  group: readonly Expression[] | null;
  distinct: boolean;
  select: readonly Expression[];
  order: readonly Ordering[];
  limit: Limit | null;
};

export type Source =
  | { kind: 'tables'; tables: readonly SourceTable[] }
  /** The rows of another query, whose columns are `output` expressions here. */
  | { kind: 'query'; query: LogicalQuery };

export type SourceTable = {
  table: number;
  /** Left: rows before it are kept where it has no counterpart. */
  join: 'inner' | 'left';
  /** The foreign-key column to join by, where two tables are connected by several. */
  via: number | null;
};

export type Ordering = { by: Expression; descending: boolean };

/** The first `count` rows; of each group of equal `per` values, where given. */
export type Limit = { count: Literal; per: readonly Expression[] };

export type Expression =
  /** `via`: the column of the row that this foreign-key column leads to, not of the table's own row (self-joins). */
  | { kind: 'column'; column: number; via: number | null }
  | { kind: 'output'; position: number }
  | { kind: 'count rows' }
  | { kind: 'aggregate'; name: AggregateName; of: Expression }
  /** An aggregate over the rows that meet a condition. */
  | { kind: 'filtered'; aggregate: Expression; where: Condition }
  /** Per cent of the rows that meet a condition. */
  | { kind: 'share of rows'; where: Condition }
  /** Per cent that an aggregate has of its sum over all groups. */
  | { kind: 'share of total'; of: Expression }
  | { kind: 'running total'; of: Expression }
  /** How much an aggregate differs from that of the row before, in the order of the result. */
  | { kind: 'change'; of: Expression }
  | { kind: 'arithmetic'; operator: ArithmeticOperator; left: Expression; right: Expression }
  /** 100 × part ÷ whole. */
  | { kind: 'percentage'; part: Expression; whole: Expression }
  /** Two texts with a blank between them. */
  | { kind: 'joined text'; left: Expression; right: Expression }
  /** A moment cut down to the beginning of its year, month … */
  | { kind: 'truncated'; unit: TimeUnit; of: Expression }
  /** A number out of a moment: its hour, its weekday (1 is Monday) … */
  | { kind: 'time part'; part: TimePart; of: Expression }
  /** How much later `to` is than `from`, in units. */
  | { kind: 'elapsed'; unit: ElapsedUnit; from: Expression; to: Expression }
  | { kind: 'now' }
  | { kind: 'literal'; literal: Literal }
  /** One value that another query gives. */
  | { kind: 'nested'; query: LogicalQuery };

export type AggregateName = 'count' | 'count distinct' | 'sum' | 'avg' | 'min' | 'max' | 'median';
export type ArithmeticOperator = '+' | '-' | '*' | '/';
export type TimeUnit = 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour';
export type TimePart = 'year' | 'month' | 'day of month' | 'weekday' | 'hour';
export type ElapsedUnit = 'years' | 'months' | 'days' | 'hours' | 'minutes';

export type Literal =
  /** Words of the question, by position, both ends included. */
  | { kind: 'words'; first: number; last: number }
  /** A value that the column is known to hold. */
  | { kind: 'stored'; column: number; value: string }
  | { kind: 'number'; value: number }
  | { kind: 'boolean'; value: boolean };

export type Condition =
  | { kind: 'and' | 'or'; parts: readonly Condition[] }
  | { kind: 'not'; of: Condition }
  | { kind: 'comparison'; operator: ComparisonOperator; left: Expression; right: Expression }
  | { kind: 'between'; of: Expression; low: Expression; high: Expression }
  | { kind: 'in list'; negated: boolean; of: Expression; values: readonly Literal[] }
  | { kind: 'in query'; negated: boolean; of: Expression; query: LogicalQuery }
  | { kind: 'text match'; match: TextMatch; negated: boolean; of: Expression; text: Literal }
  | { kind: 'is null'; negated: boolean; of: Expression }
  | { kind: 'is true'; negated: boolean; of: Expression }
  | { kind: 'period'; relation: PeriodRelation; of: Expression; period: Period }
  /** Whether rows exist that belong to this row and meet a condition. */
  | { kind: 'exists'; negated: boolean; tables: readonly SourceTable[]; where: Condition | null }
  /** Inside a nested query: this column equals the same column of the outer row. */
  | { kind: 'same as outer'; column: number };

export type ComparisonOperator = '=' | '<>' | '>' | '<' | '>=' | '<=';
export type TextMatch = 'contains' | 'starts with' | 'ends with';

/** `since` begins with the period, `after` behind it; `before` ends where it begins, `until` where it ends. */
export type PeriodRelation = 'during' | 'not during' | 'since' | 'after' | 'before' | 'until';

export type Period =
  /** Words of the question ('last month', 'Q1 26', '30 days'), resolved from the moment of asking. */
  | { kind: 'words'; first: number; last: number }
  | { kind: 'named'; name: NamedPeriod }
  /** The period of the same length just before. */
  | { kind: 'previous'; of: Period }
  | { kind: 'year earlier'; of: Period };

/** Periods that questions imply without a word for them. `now` begins and ends at the moment of asking. */
export type NamedPeriod =
  | 'now'
  | 'today'
  | 'this week'
  | 'this month'
  | 'this quarter'
  | 'this year'
  | 'last month'
  | 'last year';
