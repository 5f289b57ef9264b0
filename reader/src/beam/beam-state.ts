import type { GrammarSymbol } from '../query/grammar.ts';
import type { TypeSet } from './column-types-of-tokens.ts';

/** What is known about an open symbol beyond the grammar. */
export type Context = {
  /** What an expression may be. */
  want: TypeSet;
  /** Inside an aggregate, where no other one may stand. */
  inAggregate: boolean;
  /** Only an aggregate may stand here. */
  aggregateOnly: boolean;
  /** `COUNT(5)` says nothing: the operand of an aggregate is no literal. */
  noLiteral: boolean;
  /** Part of the list that a query selects. */
  selects: boolean;
  /** What a literal is compared with. */
  subject: Subject | null;
  /** Which columns or tables may be named here. */
  name: 'own' | 'via' | 'far' | 'join' | 'joined' | 'outer join' | 'outer joined' | 'outer';
  /** How many expressions a query must select; 0 for any number. */
  width: number;
};

/** The expression that a condition tests. */
export type Subject = {
  type: TypeSet;
  /** The column whose values it has, -1 for none. */
  column: number;
  /** Whether what comes next decides the type. */
  open: boolean;
};

export type Frame = { symbol: GrammarSymbol; context: Context; below: Frame | null };

/** A query that is being written. */
export type QueryScope = {
  tables: readonly number[];
  /** How many columns the query in FROM has; -1 where FROM has tables. */
  outputs: number;
  selected: number;
  width: number;
  outer: QueryScope | null;
};

export type SubjectStack = { subject: Subject; below: SubjectStack | null };

/** A query as far as it is written. States are never changed: hypotheses share them. */
export type State = {
  /** The symbol that comes next is on top; null: the query is complete. */
  open: Frame | null;
  scope: QueryScope | null;
  subjects: SubjectStack | null;
  /** The foreign-key column that the next name depends on. */
  reference: number;
  /** The first word of the span that is open. */
  firstWord: number;
  nested: number;
  unions: number;
};
