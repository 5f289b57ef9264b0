import type { Name } from '../../sql/parse-postgres.ts';
import type { OperatorMention } from './mentioned-names.ts';

/** A function that a statement may reach, as the catalogue knows it. */
export type FunctionFact = {
  /** The name it was asked for by; null where it is reached through an operator, a cast or an aggregate. */
  asked: Name | null;
  /** What people call it: `schema.name`. */
  label: string;
  /** Came with the server itself. Being in pg_catalog proves nothing: a superuser may put anything there. */
  builtIn: boolean;
  volatility: 'immutable' | 'stable' | 'volatile';
  /** Computes nothing itself: the functions it is made of are among the facts, each on its own. */
  aggregate: boolean;
  extension: string | null;
  /** The text of a function written in plain SQL; null for every other language. */
  body: string | null;
  /** Compiled code, of the server or of a library that a superuser installed. */
  isCompiled: boolean;
  /** Gives or takes 'any element': a text handed to it may become a value of another argument's type. */
  isPolymorphic: boolean;
  /** The role it runs as, where that is not whoever calls it. */
  runsAs: string | null;
  /** What stands in for arguments that a call leaves out, as a list of expressions. */
  defaults: string | null;
  /** The fewest and the most arguments of a call. */
  fewest: number;
  most: number;
  /** What its body may call its arguments by; `argument.f` in it is a call. */
  parameters: string[];
  /** Types that users made, of its arguments, its result and its state: a domain among them brings checks along. */
  types: Name[];
};

export type RelationFact = {
  /** The name it was asked for by. */
  asked: Name;
  schema: string;
  name: string;
  builtIn: boolean;
  kind: 'table' | 'view' | 'materialized view' | 'foreign table' | 'sequence' | 'other';
  extension: string | null;
  definition: string | null;
  /** Foreign-data wrappers behind it or behind one of its partitions. */
  wrappers: string[];
  /** What the domains of its columns compute when values of them are made, which a plain read of columns never does. */
  columnChecks: string[];
  /** The same of domains inside of arrays, rows and ranges: comparing with a text already makes such a value. */
  innerChecks: string[];
  columns: string[];
  /** What a read of it computes for each row: row-security policies that hold for this role, virtual columns. */
  computed: string[];
  /** What planning may compute in advance: constraints, predicates and expressions of indexes and statistics. */
  planned: string[];
  /** All its row-security policies: behind a view or a function of somebody else's they may hold. */
  othersPolicies: string[];
  owner: string;
  /** Row security binds the owner, too. */
  holdsForOwner: boolean;
  /** Its columns have types of people's own, which may bring operators, casts and orders along. */
  hasOwnTypes: boolean;
};

/** A type named by a cast, with what the constraints of the domains in it compute. */
export type TypeFact = Name & { checks: string[] };

export type Facts = { functions: FunctionFact[]; relations: RelationFact[]; types: TypeFact[] };

/** The names a look-up is about; each once. */
export type Wanted = { functions: Name[]; relations: Name[]; operators: OperatorMention[]; types: Name[] };

/** Asks the database's catalogue, in one round trip, with the search path a statement would have. */
export type LookUp = (wanted: Wanted) => Promise<Facts>;

/** A function's name without its schema. */
export function bareName(label: string): string {
  return label.slice(label.indexOf('.') + 1);
}

type NameKind = 'relations' | 'types' | 'functions';

/** Where a name without a schema stands. The place counts bytes of UTF-8. */
export type BareName = { kind: NameKind; name: string; place: number };

export type Judging = Rules & {
  lookUp: LookUp;
  /** Writes schemas before names, where the server would not look for them. The guard reads what comes out. */
  qualify?: (text: string) => Promise<string>;
};

export type Rules = {
  access: 'read' | 'write';
  /** `schema.name` of functions whose harmlessness the database's owner vouches for. */
  trusted: ReadonlySet<string>;
  /** The schemas whose tables may be named, also by a view; all of them where it is left out. */
  schemas?: ReadonlySet<string>;
  /** The statement itself may call no function of somebody's own, by whatever name, operator or cast. */
  refusesOwnFunctions?: boolean;
};
