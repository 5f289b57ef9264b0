import type { ColumnKind, DatabaseSchema, Dialect, Table } from '@parley/contract/database-schema';
import type { Binding, Parameter, ParameterType } from '@parley/contract/parameters';
import {
  bindingWords,
  type RowRule,
  type RowRules,
  type TablePlace,
} from '@parley/contract/spaces/row-rules-and-groups';
import { dialectTraits } from '../../../guard/dialect-traits.ts';
import { findUserDefinedFunction } from './find-user-defined-function.ts';
import type { RuleReading } from './read-facts-for-rules.ts';
import type { RuleBlock, RuleCondition, RuleForm, RuleRef } from './statement-facts-for-rules.ts';

export type Judged = {
  dialect: Dialect;
  reading: RuleReading;
  parameters: readonly Parameter[];
  rules: RowRules;
  schema: DatabaseSchema;
  /** Functions that somebody wrote and an admin trusts: they may read any table. */
  trustedFunctions: readonly string[];
};

/** Why askers must not run the statement, as a sentence; null: it carries the rule of every ruled table that it reads. */
export function checkFactsAgainstRules(judged: Judged): string | null {
  const { reading, rules } = judged;
  if (rules.rules.length === 0) return null;
  const lost = lostRule(judged);
  if (lost) return lost;
  if ('problem' in reading) return `Whether it keeps to the rules cannot be told: ${reading.problem}`;
  return judgeForm(judged, reading.form);
}

/** A table that was renamed has no rule any more: nothing runs until somebody says what holds now. */
function lostRule({ rules, schema }: Judged): string | null {
  const lost = rules.rules.find(
    (rule) => !tableAt(schema, rule)?.columns.some(({ name }) => name === rule.column),
  );
  if (lost) {
    return `The rule for ‘${lost.table}.${lost.column}’ names something that is not in the schema any more. An admin has to change the rule first.`;
  }
  const strange = rules.rules.find((rule) => hasUnknownParent(schema, tableAt(schema, rule)));
  return strange ? inheritsUnknown(strange.table) : null;
}

const inheritsUnknown = (table: string) =>
  `‘${table}’ inherits from a table that is not in the schema, so what holds its rows cannot be told.`;

function judgeForm(judged: Judged, form: RuleForm): string | null {
  const { schema, trustedFunctions, rules } = judged;
  const { tables: names } = knownOf(schema);
  // Which of the two is meant depends on the place and the engine.
  const part = form.parts.find((name) => names.has(name.toLowerCase()));
  if (part !== undefined) return `WITH gives something the name ‘${part}’, which a table has.`;
  const trusted = new Set(trustedFunctions.map(functionName));
  const call = form.calls.find((name) => trusted.has(name.toLowerCase()));
  if (call !== undefined) return `It calls ‘${call}’, which may read any table.`;
  const own = dialectTraits[judged.dialect].allowsOwnFunctions
    ? findUserDefinedFunction({ form, schema, tableOf: knownTable(judged) })
    : null;
  if (own !== null) return own;
  const row = dialectTraits[judged.dialect].hasWholeRowValues ? wholeRow(form, judged) : null;
  if (row !== null) return `It reads whole rows of ‘${row}’ as one value.`;
  for (const block of form.blocks) {
    const found = judgeBlock({ ...judged, rules }, block);
    if (found) return found;
  }
  return null;
}

const knownTable = (judged: Judged) => (ref: RuleRef) => {
  const table = resolve(ref, judged);
  return typeof table === 'string' ? null : table;
};

/** `shop.total(int)` as well as `total`. */
const functionName = (text: string) =>
  (text.split('(')[0] ?? '').split('.').at(-1)?.replaceAll('"', '').trim().toLowerCase() ?? '';

function wholeRow({ blocks, words }: RuleForm, judged: Judged): string | null {
  const named = new Set(words.map((word) => word.toLowerCase()));
  for (const ref of blocks.flatMap(({ refs }) => refs)) {
    const table = resolve(ref, judged);
    const isRuled = typeof table === 'object' && rulesOf(table, judged).length > 0;
    const alias = ref.alias.toLowerCase();
    if (isRuled && named.has(alias) && !knownOf(judged.schema).columns.has(alias)) return ref.alias;
  }
  return null;
}

function judgeBlock(judged: Judged, block: RuleBlock): string | null {
  const folded = block.aliases.filter((name) => name !== '').map((name) => name.toLowerCase());
  if (new Set(folded).size !== folded.length) return 'Two of its tables have the same name.';
  for (const [place, ref] of block.refs.entries()) {
    const found = judgeRef(judged, block, place, ref);
    if (found) return found;
  }
  return null;
}

function judgeRef(judged: Judged, block: RuleBlock, place: number, ref: RuleRef): string | null {
  const table = resolve(ref, judged);
  if (typeof table === 'string') return table;
  const { rules, schema, dialect } = judged;
  if (rules.open.some((open) => isAt(table, open))) return null;
  if (dialectTraits[dialect].hasTableInheritance && table.parents === undefined) {
    return 'The schema was read by an earlier version of Parley. Read it again, so that inherited tables are known.';
  }
  if (hasUnknownParent(schema, table)) return inheritsUnknown(table.name);
  const own = rulesOf(table, judged);
  if (own.length === 0) {
    if (table.kind.endsWith('view')) {
      return `‘${table.name}’ is a view: it may show rows of tables that have a rule. Give it a rule, or declare it open.`;
    }
    const child = knownOf(schema).children.find(
      (one) => ancestorsOf(schema, one).includes(table) && rules.rules.some((rule) => isAt(one, rule)),
    );
    return child ? `‘${table.name}’ holds the rows of ‘${child.name}’, which has a rule.` : null;
  }
  for (const rule of own) {
    const missing = judgeRule(judged, { rule, table, block, place, alias: ref.alias });
    if (missing) return missing;
  }
  return null;
}

type Wanted = { rule: RowRule; table: Table; block: RuleBlock; place: number; alias: string };

function judgeRule(judged: Judged, wanted: Wanted): string | null {
  const { rule, table, block, place, alias } = wanted;
  const { dialect, parameters } = judged;
  const column = table.columns.find(({ name }) => name === rule.column);
  const isIt = ({ qualifier, covers, ...condition }: RuleCondition) =>
    covers.includes(place) &&
    (qualifier === null ? block.isOnly : qualifier === alias) &&
    isSameName(dialect, condition.column, rule.column);
  const carried = block.conditions.filter(isIt).some(({ parameter: name, takesList }) => {
    const parameter = parameters.find((one) => one.name === name);
    if (!parameter?.boundTo || !column || !isSameBinding(parameter.boundTo, rule.boundTo)) return false;
    if (parameter.list && !takesList) return false;
    return !dialectTraits[dialect].comparesTextAsNumber || isAlike(parameter.type, column.kind);
  });
  if (carried) return null;
  const condition =
    rule.boundTo.kind === 'groups'
      ? `${rule.column} is one of your groups`
      : `${rule.column} is ${bindingWords(rule.boundTo)}`;
  return `It reads ‘${table.name}’ without the condition ‘${condition}’ on each use of the table.`;
}

function isAlike(type: ParameterType, kind: ColumnKind): boolean {
  const isNumber = type === 'integer' || type === 'number';
  if (kind === 'integer' || kind === 'number') return isNumber;
  const isText = type === 'text' || type === 'enum' || type === 'uuid';
  return isText && (kind === 'text' || kind === 'enum' || kind === 'uuid');
}

const isSameName = (dialect: Dialect, one: string, other: string) =>
  dialectTraits[dialect].hasExactNames ? one === other : one.toLowerCase() === other.toLowerCase();

function isSameBinding(one: Binding, other: Binding): boolean {
  if (one.kind !== 'attribute' || other.kind !== 'attribute') return one.kind === other.kind;
  return one.name === other.name;
}

const isAt = (table: Table, place: TablePlace) => table.schema === place.schema && table.name === place.table;

const tableAt = ({ tables }: DatabaseSchema, place: TablePlace) => tables.find((one) => isAt(one, place));

/** Its own, and those of the tables that it inherits from: their rows are its rows. */
function rulesOf(table: Table, { rules, schema }: Judged): RowRule[] {
  const family = [table, ...ancestorsOf(schema, table)];
  return rules.rules.filter((rule) => family.some((one) => isAt(one, rule)));
}

function hasUnknownParent(schema: DatabaseSchema, table: Table | undefined): boolean {
  if (!table) return false;
  return [table, ...ancestorsOf(schema, table)].some(({ parents }) =>
    (parents ?? []).some((parent) => !tableAt(schema, parent)),
  );
}

function ancestorsOf(schema: DatabaseSchema, table: Table): Table[] {
  const found: Table[] = [];
  const open = [...(table.parents ?? [])];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const parent = tableAt(schema, place);
    if (!parent || found.includes(parent)) continue;
    found.push(parent);
    open.push(...(parent.parents ?? []));
  }
  return found;
}

/** The one table that is meant, or why that cannot be told. */
function resolve({ path }: RuleRef, { schema, dialect }: Judged): Table | string {
  const [name = '', place] = path.toReversed();
  const shown = path.join('.');
  const unknown = `‘${shown}’ is no table of the schema.`;
  if (path.length > 2) return unknown;
  if (place === undefined && dialectTraits[dialect].catalogueNames?.test(name)) return unknown;
  const called = knownOf(schema).tables.get(name.toLowerCase()) ?? [];
  const found = called.filter(
    (table) =>
      isSameName(dialect, table.name, name) && (place === undefined || isPlaced(dialect, table, place)),
  );
  const [only, ...others] = found;
  if (!only) return unknown;
  return others.length === 0 ? only : `More than one table is called ‘${shown}’: name its schema.`;
}

function isPlaced(dialect: Dialect, table: Table, place: string): boolean {
  if (table.schema !== '') return table.schema === place;
  return place.toLowerCase() === dialectTraits[dialect].databaseName;
}

type Known = {
  /** By their names in small letters. */
  tables: ReadonlyMap<string, readonly Table[]>;
  columns: ReadonlySet<string>;
  /** Those that inherit from others. */
  children: readonly Table[];
};

const known = new WeakMap<DatabaseSchema, Known>();

/** Gathered once for each scan: a list of tools asks for it hundreds of times. */
function knownOf(schema: DatabaseSchema): Known {
  const before = known.get(schema);
  if (before) return before;
  const { tables } = schema;
  const made = {
    tables: Map.groupBy(tables, ({ name }) => name.toLowerCase()),
    columns: new Set(tables.flatMap(({ columns }) => columns.map(({ name }) => name.toLowerCase()))),
    children: tables.filter(({ parents }) => parents !== undefined && parents.length > 0),
  };
  known.set(schema, made);
  return made;
}
