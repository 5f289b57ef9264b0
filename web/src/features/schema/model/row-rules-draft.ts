import type { Table } from '@parley/contract/database-schema';
import { type Binding, binding } from '@parley/contract/parameters';
import {
  type RowRules,
  rowRuleMessages,
  type TablePlace,
} from '@parley/contract/spaces/row-rules-and-groups';

/** Of one table: nothing said, rows by person, or open to everybody. */
export type Access = 'unsaid' | 'ruled' | 'open';

/** One column and what it equals; `attribute` counts where `kind` says so. */
export type RuleCondition = { column: string; kind: Binding['kind']; attribute: string };
export type TableDraft = TablePlace & { access: Access; conditions: readonly RuleCondition[] };

/** By table, in the order of the schema; tables that are gone from it, and still have a rule, come last. */
export type RulesDraft = readonly TableDraft[];

export const newCondition: RuleCondition = { column: '', kind: 'attribute', attribute: '' };

export function rulesDraft(tables: readonly Table[], { rules, open }: RowRules): RulesDraft {
  const known = tables.map(({ schema, name }): TablePlace => ({ schema, table: name }));
  const gone = [...rules, ...open].filter(
    (place, at, all) => !known.some(samePlace(place)) && all.findIndex(samePlace(place)) === at,
  );
  return [...known, ...gone].map(({ schema, table }) => {
    const own = rules.filter(samePlace({ schema, table }));
    const isOpen = open.some(samePlace({ schema, table }));
    return {
      schema,
      table,
      access: own.length > 0 ? 'ruled' : isOpen ? 'open' : 'unsaid',
      conditions: own.map(({ column, boundTo }) => ({
        column,
        kind: boundTo.kind,
        attribute: boundTo.kind === 'attribute' ? boundTo.name : '',
      })),
    };
  });
}

/** As it is sent: the whole of it. What was typed for a table that has no rule any more stays out. */
export function rulesOf(draft: RulesDraft): RowRules {
  return {
    rules: draft
      .filter(({ access }) => access === 'ruled')
      .flatMap(({ schema, table, conditions }) =>
        conditions.map((one) => ({ schema, table, column: one.column, boundTo: bindingOf(one) })),
      ),
    open: draft
      .filter(({ access }) => access === 'open')
      .map(({ schema, table }): TablePlace => ({ schema, table })),
  };
}

function bindingOf({ kind, attribute }: RuleCondition): Binding {
  return kind === 'attribute' ? { kind, name: attribute.trim() } : { kind };
}

export function withAccess(one: TableDraft, access: Access): TableDraft {
  const isFirst = access === 'ruled' && one.conditions.length === 0;
  return { ...one, access, conditions: isFirst ? [newCondition] : one.conditions };
}

export function replaced(draft: RulesDraft, changed: TableDraft): RulesDraft {
  return draft.map((one) => (samePlace(changed)(one) ? changed : one));
}

export type ConditionProblem = { column?: string; attribute?: string };

/** What would be refused, or would protect nothing, beside what it is about. */
export function conditionProblem({ column, kind, attribute }: RuleCondition): ConditionProblem {
  const isNamed = kind !== 'attribute' || binding.safeParse({ kind, name: attribute.trim() }).success;
  return {
    ...(column === '' && { column: 'Choose a column.' }),
    ...(!isNamed && {
      attribute:
        attribute.trim() === ''
          ? 'Name an attribute.'
          : 'Use small letters, digits and _ only, and begin with a letter.',
    }),
  };
}

export function hasProblems(draft: RulesDraft): boolean {
  return draft.some(
    ({ access, conditions }) =>
      access === 'ruled' && conditions.some((one) => Object.keys(conditionProblem(one)).length > 0),
  );
}

/** The table that the server's refusal is about; null where it is about all of them. */
export function refusedTable(draft: RulesDraft, message: string): TableDraft | null {
  const isAbout = ({ table, conditions }: TableDraft) =>
    [
      rowRuleMessages.unknownTable(table),
      rowRuleMessages.ruledAndOpen(table),
      rowRuleMessages.twice(table),
      ...conditions.map(({ column }) => rowRuleMessages.unknownColumn(table, column)),
    ].includes(message);
  return draft.filter(({ access }) => access !== 'unsaid').find(isAbout) ?? null;
}

export function isSame(one: RowRules, other: RowRules): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted({ rules, open }: RowRules): unknown {
  const ruleTexts = rules.map(({ schema, table, column, boundTo }) =>
    JSON.stringify([schema, table, column, boundTo.kind, boundTo.kind === 'attribute' && boundTo.name]),
  );
  const openTexts = open.map(({ schema, table }) => JSON.stringify([schema, table]));
  return [ruleTexts.sort(), openTexts.sort()];
}

function samePlace({ schema, table }: TablePlace) {
  return (other: TablePlace) => other.schema === schema && other.table === table;
}
