import type { GrammarSymbol } from '../query/grammar.ts';
import type { Allowed } from './allowed-choices.ts';
import type { Context, QueryScope, State, Subject } from './beam-state.ts';
import {
  aggregates,
  anyType,
  comparableWith,
  operandOf,
  passesTypeOn,
  resultOf,
} from './column-types-of-tokens.ts';
import { firstLastWord, firstPointer, type LayoutIndex } from './decoder-choice-numbers.ts';

const plain: Context = {
  want: anyType,
  inAggregate: false,
  aggregateOnly: false,
  noLiteral: false,
  selects: false,
  subject: null,
  name: 'own',
  width: 0,
};

export const startState: State = {
  open: { symbol: 'Reading', context: plain, below: null },
  scope: null,
  subjects: null,
  reference: -1,
  firstWord: -1,
  nested: 0,
  unions: 0,
};

/** The state after an allowed choice. */
export function advance(state: State, allowed: Allowed, index: LayoutIndex): State {
  const next = { ...state };
  const subject = takeSubject(next, allowed);
  const contexts = contextsOf(next, allowed, subject);
  trackScope(next, allowed, index);
  trackNames(next, allowed, index);
  let open = allowed.frame.below;
  for (let at = allowed.production.opens.length - 1; at >= 0; at -= 1) {
    const symbol = allowed.production.opens[at] as GrammarSymbol;
    open = { symbol, context: contexts[at] ?? plain, below: open };
  }
  next.open = open;
  return next;
}

/** A test takes the expression before it as its subject; a condition that begins with an expression brings a new one. */
function takeSubject(next: State, { frame, production }: Allowed): Subject | null {
  if (frame.symbol === 'Test') {
    const subject = next.subjects?.subject ?? null;
    next.subjects = next.subjects?.below ?? null;
    return subject;
  }
  if (frame.symbol === 'Condition' && production.opens.at(-1) === 'Test') {
    const fresh = { type: anyType, column: -1, open: true };
    next.subjects = { subject: fresh, below: next.subjects };
  }
  return null;
}

const expressionSymbols: ReadonlySet<GrammarSymbol> = new Set([
  'Condition',
  'Expression',
  'Expressions',
  'Operand',
]);

/** What the symbols that a choice opens must know. */
function contextsOf(next: State, { frame, production }: Allowed, subject: Subject | null): Context[] {
  const { token, opens } = production;
  const { context, symbol } = frame;
  if (symbol === 'Test') return opens.map((opened) => testContext(opened, subject));
  if (symbol === 'Values') return opens.map(() => context);
  if (token === 'SELECT' || token === 'SELECT_DISTINCT') {
    return opens.map((_, at) => (at < 2 ? { ...plain, selects: true } : plain));
  }
  if (token === 'TABLE_VIA' || token === 'LEFT_VIA') {
    const isFirst = symbol === 'Existence';
    return [name(isFirst ? 'outer join' : 'join'), name(isFirst ? 'outer joined' : 'joined')];
  }
  if (token === 'SAME_AS_OUTER') return [name('outer')];
  if (token === 'UNION' || token === 'INTERSECT' || token === 'EXCEPT') {
    return [{ ...plain, width: next.scope?.selected ?? 0 }];
  }
  if (symbol === 'Condition' || symbol === 'MoreConditions') {
    const inner = { ...plain, inAggregate: context.inAggregate };
    if (opens.at(-1) !== 'Test') return opens.map(() => inner);
    return [...operandContexts(token, inner, opens.slice(0, -1)), plain];
  }
  if (!expressionSymbols.has(symbol)) return opens.map(() => plain);
  if (symbol !== 'Expressions') return operandContexts(token, context, opens);
  return [...operandContexts(token, context, opens.slice(0, -1)), context];
}

const name = (kind: Context['name']): Context => ({ ...plain, name: kind });

function testContext(opened: GrammarSymbol, subject: Subject | null): Context {
  if (opened === 'Query') return { ...plain, width: 1 };
  return { ...plain, subject, want: comparableWith(subject?.type ?? anyType) };
}

/** `outer`: the context of the expression itself. */
function operandContexts(token: string, outer: Context, opens: readonly GrammarSymbol[]): Context[] {
  const inside = { ...plain, inAggregate: outer.inAggregate };
  switch (token) {
    case 'VIA':
      return [
        { ...name('via'), want: outer.want },
        { ...name('far'), want: outer.want },
      ];
    case 'NESTED':
      return [{ ...plain, width: 1 }];
    case 'FILTERED':
      return opens.map((_, at) =>
        at === 0 ? { ...inside, want: outer.want, aggregateOnly: true } : { ...inside, inAggregate: true },
      );
    case 'SHARE_OF_ROWS':
      return opens.map(() => ({ ...inside, inAggregate: true }));
    default: {
      const want = operandOf(token) ?? outer.want;
      const noLiteral = aggregates.has(token);
      return opens.map(() => ({ ...inside, want, noLiteral, inAggregate: inside.inAggregate || noLiteral }));
    }
  }
}

const opensQuery: ReadonlySet<GrammarSymbol> = new Set(['Reading', 'Query', 'Existence']);

function trackScope(next: State, { choice, frame, production }: Allowed, index: LayoutIndex): void {
  const { symbol, context } = frame;
  const { token } = production;
  if (token === 'NESTED' || token === 'FROM_QUERY' || token.endsWith('IN_QUERY')) next.nested += 1;
  if (token === 'EXISTS' || token === 'LACKS') next.nested += 1;
  if (opensQuery.has(symbol) && token !== 'UNANSWERABLE') {
    next.scope = { tables: [], outputs: -1, selected: 0, width: context.width, outer: next.scope };
  }
  const { scope } = next;
  if (scope === null) return;
  if (token === 'TABLE') {
    const table = index.tables.find(({ item }) => item === choice - firstPointer)?.table;
    if (table !== undefined) next.scope = { ...scope, tables: [...scope.tables, table] };
  } else if (symbol === 'End') {
    if (token !== 'END') next.unions += 1;
    next.scope = afterQuery(scope);
  } else if (context.selects && (symbol === 'Expression' || symbol === 'Expressions')) {
    next.scope = { ...scope, selected: scope.selected + 1 };
  }
}

/** The scope around a query that ends: where it is the query in FROM, its columns are known now. */
function afterQuery({ outer, selected }: QueryScope): QueryScope | null {
  if (outer === null) return null;
  const isSource = outer.tables.length === 0;
  return isSource && outer.outputs < 0 ? { ...outer, outputs: selected } : outer;
}

/** Remembers words and columns that later choices depend on. */
function trackNames(next: State, { choice, frame, production }: Allowed, index: LayoutIndex): void {
  const { token } = production;
  if (token === 'FIRST_WORD') next.firstWord = choice - firstPointer;
  if (choice >= firstLastWord) next.firstWord = -1;
  const column = token === 'COLUMN' ? columnAt(choice - firstPointer, index) : undefined;
  const waits = ['via', 'join', 'outer join'].includes(frame.context.name);
  if (column !== undefined && waits) next.reference = column.column;
  if (column !== undefined && !waits) settleSubject(next, column.type, column.column);
  if (expressionSymbols.has(frame.symbol) && token !== 'COLUMN' && !passesTypeOn.has(token)) {
    settleSubject(next, resultOf(token), -1);
  }
}

const columnAt = (item: number, index: LayoutIndex) => index.columns.find((column) => column.item === item);

function settleSubject(next: State, type: number, column: number): void {
  const { subjects } = next;
  if (subjects === null || !subjects.subject.open) return;
  next.subjects = { ...subjects, subject: { type, column, open: false } };
}

export const isComplete = (state: State): boolean => state.open === null;
