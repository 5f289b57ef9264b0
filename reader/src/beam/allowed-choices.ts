import { optionalSymbols, type Production, productions } from '../query/grammar.ts';
import type { Context, Frame, QueryScope, State } from './beam-state.ts';
import {
  aggregates,
  anyType,
  overRows,
  resultOf,
  type TypeSet,
  testedBy,
  typeBits,
} from './column-types-of-tokens.ts';
import {
  type Choice,
  firstLastWord,
  firstPointer,
  fixedChoice,
  type LayoutIndex,
} from './decoder-choice-numbers.ts';

export const mostNested = 3;
export const mostUnions = 2;
/** A span has at most so many words. */
export const longestSpan = 8;

/** A choice with the grammar's production that it stands for. */
export type Allowed = { choice: Choice; frame: Frame; production: Production };

/** Everything that may come next: by the grammar, the tables in scope, and the types of columns. */
export function allowedChoices(state: State, index: LayoutIndex): Allowed[] {
  const allowed: Allowed[] = [];
  for (let frame = state.open; frame !== null; frame = frame.below) {
    for (const production of productions[frame.symbol]) {
      for (const choice of choicesOf({ state, index, frame }, production.token)) {
        allowed.push({ choice, frame, production });
      }
    }
    if (!optionalSymbols.has(frame.symbol)) break;
  }
  return allowed;
}

type Place = { state: State; index: LayoutIndex; frame: Frame };

function choicesOf(place: Place, token: string): Choice[] {
  const { state, index, frame } = place;
  switch (token) {
    case 'TABLE':
      return tablesAt(place).map((item) => firstPointer + item);
    case 'COLUMN':
      return columnsAt(place).map((item) => firstPointer + item);
    case 'VALUE': {
      const items = index.valuesOf.get(frame.context.subject?.column ?? -1) ?? [];
      return items.map((item) => firstPointer + item);
    }
    case 'FIRST_WORD':
      if (frame.context.noLiteral) return [];
      return Array.from({ length: index.words }, (_, word) => firstPointer + word);
    case 'LAST_WORD': {
      const length = Math.min(longestSpan, index.words - state.firstWord);
      return Array.from({ length }, (_, at) => firstLastWord + state.firstWord + at);
    }
    default:
      return isAllowed(place, token) ? [fixedChoice(token)] : [];
  }
}

function tablesAt({ state: { scope, reference }, index, frame }: Place): number[] {
  const { symbol, context } = frame;
  const starts = symbol === 'Query' || symbol === 'Reading' || symbol === 'Existence';
  const taken = starts ? [] : (scope?.tables ?? []);
  switch (context.name) {
    case 'joined':
    case 'outer joined': {
      const joins = context.name === 'joined' ? joinsOf(taken, index) : outerJoinsOf(scope, index);
      const targets = joins.filter((join) => join.column === reference).map(({ other }) => other);
      return index.tables.filter(({ table }) => targets.includes(table)).map(({ item }) => item);
    }
    default:
      return index.tables.filter(({ table }) => !taken.includes(table)).map(({ item }) => item);
  }
}

/** Foreign-key columns that lead from the tables in FROM to another table, or from another one to them. */
function joinsOf(tables: readonly number[], index: LayoutIndex) {
  return index.references.flatMap(({ item, column, table, to }) => {
    const [has, hasTarget] = [tables.includes(table), tables.includes(to)];
    if (has === hasTarget) return [];
    return [{ item, column, other: has ? to : table }];
  });
}

/** Foreign-key columns that connect a table with those of the queries around; it may be one of them itself. */
function outerJoinsOf(scope: QueryScope | null, index: LayoutIndex) {
  const outer = outerTables(scope);
  return index.references.flatMap(({ item, column, table, to }) => [
    ...(outer.includes(table) ? [{ item, column, other: to }] : []),
    ...(outer.includes(to) ? [{ item, column, other: table }] : []),
  ]);
}

function columnsAt({ state: { scope, reference }, index, frame }: Place): number[] {
  const { want, name } = frame.context;
  const own = scope?.tables ?? [];
  switch (name) {
    case 'via':
      return viaItems(own, want, index);
    case 'far': {
      const targets = index.references.filter((one) => one.column === reference).map(({ to }) => to);
      return columnItems(targets, want, index);
    }
    case 'join':
      return [...new Set(joinsOf(own, index).map(({ item }) => item))];
    case 'outer join':
      return [...new Set(outerJoinsOf(scope, index).map(({ item }) => item))];
    case 'outer':
      return outerItems(scope, index);
    case 'joined':
    case 'outer joined':
      return [];
    case 'own': {
      if (frame.context.aggregateOnly) return [];
      // What a nested query compares with may stand in the row around it.
      const compared = frame.symbol === 'Operand' && frame.context.subject !== null;
      const tables = compared ? [...own, ...outerTables(scope)] : own;
      return columnItems(tables, want, index);
    }
  }
}

/** Columns of the queries around, and foreign keys of this one that refer to them. */
function outerItems(scope: QueryScope | null, index: LayoutIndex): number[] {
  const outer = outerTables(scope);
  const own = scope?.tables ?? [];
  const keys = index.references.filter(({ table, to }) => own.includes(table) && outer.includes(to));
  return [...new Set([...columnItems(outer, anyType, index), ...keys.map(({ item }) => item)])];
}

const columnItems = (tables: readonly number[], want: TypeSet, index: LayoutIndex): number[] =>
  index.columns
    .filter(({ table, type }) => tables.includes(table) && (type & want) !== 0)
    .map(({ item }) => item);

/** Foreign-key columns of these tables that lead to a column of the wanted type. */
const viaItems = (tables: readonly number[], want: TypeSet, index: LayoutIndex): number[] =>
  index.references
    .filter(({ table, to }) => tables.includes(table) && columnItems([to], want, index).length > 0)
    .map(({ item }) => item);

function outerTables(scope: QueryScope | null): number[] {
  const tables: number[] = [];
  for (let outer = scope?.outer ?? null; outer !== null; outer = outer.outer) tables.push(...outer.tables);
  return tables;
}

function isAllowed(place: Place, token: string): boolean {
  const { state, index, frame } = place;
  const { symbol, context } = frame;
  switch (symbol) {
    case 'Reading':
    case 'Query':
      return token !== 'FROM_QUERY' || state.nested < mostNested;
    case 'Tables':
      if (token === 'LEFT') return (state.scope?.tables.length ?? 0) < index.tables.length;
      return joinsOf(state.scope?.tables ?? [], index).length > 0;
    case 'Existence': {
      // The scope of EXISTS is not open yet: the query around it is the innermost one.
      const around = state.scope === null ? null : { ...state.scope, tables: [], outer: state.scope };
      return outerJoinsOf(around, index).length > 0;
    }
    case 'Condition':
      return isConditionAllowed(place, token);
    case 'Test':
      return isTestAllowed(state, token);
    case 'End':
      return isEndAllowed(state, token);
    case 'Expressions':
      if (context.selects && isWideEnough(state.scope)) return false;
      return isExpressionAllowed(place, token);
    case 'Expression':
      return isExpressionAllowed(place, token);
    case 'Operand':
    case 'Value':
    case 'Values':
      return isLiteral(token) ? isLiteralAllowed(context, token) : isExpressionAllowed(place, token);
    default:
      return true;
  }
}

const isLiteral = (token: string): boolean => token === 'YES' || token === 'NO' || /^N\d+$/.test(token);

function isLiteralAllowed(context: Context, token: string): boolean {
  if (token === 'YES' || token === 'NO') {
    return context.subject !== null && (context.want & (typeBits.boolean | typeBits.text)) !== 0;
  }
  return (context.want & typeBits.number) !== 0 && !context.noLiteral;
}

function isConditionAllowed(place: Place, token: string): boolean {
  const { state, index } = place;
  switch (token) {
    case 'OPEN':
    case 'NOT':
      return true;
    case 'EXISTS':
    case 'LACKS':
      return state.nested < mostNested;
    case 'SAME_AS_OUTER':
      return outerItems(state.scope, index).length > 0;
    default:
      return isExpressionAllowed(place, token);
  }
}

function isTestAllowed(state: State, token: string): boolean {
  if ((token === 'IN_QUERY' || token === 'NOT_IN_QUERY') && state.nested >= mostNested) return false;
  return (testedBy(token) & (state.subjects?.subject.type ?? anyType)) !== 0;
}

/** Whether a query that is compared or combined with others selects as many expressions as it must. */
const isWideEnough = (scope: QueryScope | null): boolean =>
  scope !== null && scope.width > 0 && scope.selected >= scope.width;

function isEndAllowed({ scope, unions }: State, token: string): boolean {
  if (scope !== null && scope.width > 0 && scope.selected !== scope.width) return false;
  if (token === 'END') return true;
  // The rows of EXISTS are not selected, so there is nothing to combine.
  return unions < mostUnions && (scope?.selected ?? 0) > 0;
}

function isExpressionAllowed({ state, index, frame }: Place, token: string): boolean {
  const { context } = frame;
  const { scope } = state;
  if ((resultOf(token) & context.want) === 0) return false;
  if (context.inAggregate && overRows.has(token)) return false;
  if (context.aggregateOnly && !aggregates.has(token)) return false;
  if (token === 'VIA') return viaItems(scope?.tables ?? [], context.want, index).length > 0;
  if (token === 'NESTED') return state.nested < mostNested;
  if (token.startsWith('OUTPUT_')) return Number(token.at(-1)) <= (scope?.outputs ?? -1);
  return true;
}
