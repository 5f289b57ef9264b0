/**
 * Which tables a statement reads, in which of its SELECTs, and what each SELECT demands of them, by its text alone.
 * Plain data: it is held against rules and schema when it is needed.
 */
export type RuleForm = {
  blocks: RuleBlock[];
  /** What WITH gives a name to, anywhere. */
  parts: string[];
  /** Functions; of PostgreSQL with their schema, where it is named and not its own. */
  calls: string[];
  /** `o.f`, which is f(o) in PostgreSQL where o has no column f. */
  fields: RuleField[];
  /** Names that its SELECTs give to what they show. */
  outputs: string[];
  /** What it casts to: somebody may have made a function for it. */
  types: string[];
  /** Names that stand alone: columns, or whole rows. */
  words: string[];
};

/** One SELECT with a FROM of its own. */
export type RuleBlock = {
  refs: RuleRef[];
  /** The names of everything in FROM, queries too. */
  aliases: string[];
  /** FROM holds a single table and nothing else: a column without a table's name is its. */
  isOnly: boolean;
  conditions: RuleCondition[];
};

export type RuleField = { qualifier: string; name: string };

export type RuleRef = { path: string[]; alias: string };

/** `table.column = :parameter`, which every row that comes from these tables fulfils. */
export type RuleCondition = {
  qualifier: string | null;
  column: string;
  parameter: string;
  /** `= ANY(:p)` or `IN (:p)`. */
  takesList: boolean;
  /** By their place in `refs`. */
  covers: readonly number[];
};

export type Comparison = Omit<RuleCondition, 'covers'>;

export const closedForm = {
  notRead: 'it does more than read rows.',
  function: 'it reads from a function.',
  unclear: 'it is written in a way that cannot be checked.',
} as const;

export const emptyForm = (): RuleForm => ({
  blocks: [],
  parts: [],
  calls: [],
  fields: [],
  outputs: [],
  types: [],
  words: [],
});

/** Stands among the calls for an operator that somebody may have made. */
export const ownOperator = 'an operator';
