import type { WrittenSql } from '../../port.ts';
import { listed } from '../naming/phrases.ts';
import { anyContains, limitTo, withinDays, withinNumbers } from '../patterns/filters.ts';
import { measuresOf, summed } from '../patterns/measures.ts';
import { momentOf, walk } from '../patterns/paths.ts';
import type { Writing } from '../patterns/plan.ts';
import { buildSelect } from '../patterns/plan.ts';
import { namedParents, parentOutput, rowOutputs, shownColumns, tieBreakers } from '../patterns/shown.ts';
import { weekdayOutputs } from '../patterns/weekdays.ts';
import {
  countDistinct,
  descending,
  keyColumns,
  labelColumns,
  labelExpression,
  numberExpression,
  optional,
  rounded,
} from '../sql/expressions.ts';
import type { Output, Select } from '../sql/select.ts';
import { daysBetween, periodOf, pointInTime } from '../sql/time.ts';
import type { ColumnModel, Model, TableModel } from '../suggest/model.ts';
import type { Asked, Filter, Group } from './asked.ts';

/** The statement for a question that was understood. */
export function writeAsked(model: Model, asked: Asked): WrittenSql {
  const { sql, parameters } = buildSelect({
    model,
    extent: 'full',
    root: asked.root,
    isSingle: false,
    about: '',
    write: (writing) => selectOf(writing, asked),
  });
  return { sql, parameters };
}

function selectOf(writing: Writing, asked: Asked): Select {
  if (asked.form === 'list') return rowsOf(writing, asked);
  const figures = figuresOf(writing, asked);
  if (asked.form === 'figure' || !asked.group)
    return { columns: figures, where: whereOf(writing, asked), orderBy: ['1'] };
  return groupsOf(writing, { ...asked, group: asked.group }, figures);
}

function rowsOf(writing: Writing, asked: Asked): Select {
  const { scope, parameters } = writing;
  const { root, sort, end, limit } = asked;
  const parents = namedParents(root, 3);
  const isSeen = sort === null || shownColumns(root, 6).includes(sort);
  const moment = momentOf(root);
  const timed =
    moment && moment.path.length > 0
      ? [{ sql: scope.column(walk(scope, moment.path), moment.column), as: moment.column.name }]
      : [];
  const columns = [
    ...rowOutputs(scope, scope.root, 6),
    ...(isSeen || !sort ? [] : [{ sql: scope.column(scope.root, sort), as: sort.name }]),
    ...parents.map((link) => parentOutput(scope, link)),
    ...timed,
  ];
  const by = sort
    ? scope.column(scope.root, sort)
    : moment
      ? scope.column(walk(scope, moment.path), moment.column)
      : null;
  const order = by === null ? [] : [sort && end === 'low' ? by : descending(scope, by)];
  return {
    columns,
    where: [...(sort ? [`${scope.column(scope.root, sort)} IS NOT NULL`] : []), ...whereOf(writing, asked)],
    orderBy: [...order, ...tieBreakers(scope, scope.root, columns)],
    limit: limitTo(parameters, limit ?? (sort ? 10 : 50)),
  };
}

function groupsOf(writing: Writing, asked: Asked & { group: Group }, figures: readonly Output[]): Select {
  const { scope, parameters } = writing;
  const key = keyOf(writing, asked);
  const first = String(key.outputs.length + 1);
  const isTimed = asked.group.kind === 'grain';
  return {
    columns: [...key.outputs, ...figures],
    where: [...key.present, ...whereOf(writing, asked)],
    groupBy: key.groupBy,
    orderBy: isTimed ? ['1'] : [asked.end === 'low' ? first : descending(scope, first), '1', ...key.tie],
    ...(isTimed ? {} : { limit: limitTo(parameters, asked.limit ?? 20) }),
  };
}

type Key = { outputs: Output[]; groupBy: string[]; present: string[]; tie: string[] };

function keyOf({ scope }: Writing, { group, root }: Asked & { group: Group }): Key {
  if (group.kind === 'grain') {
    const moment = momentOf(root);
    const sql = moment ? scope.column(walk(scope, moment.path), moment.column) : '';
    const point = moment?.column.time ? pointInTime(scope.dialect, sql, moment.column.time) : sql;
    const present = [`${sql} IS NOT NULL`];
    if (group.unit === 'weekday')
      return { outputs: weekdayOutputs(scope.dialect, point), groupBy: ['1', '2'], present, tie: [] };
    return {
      outputs: [{ sql: periodOf(scope.dialect, point, group.unit), as: group.unit }],
      groupBy: ['1'],
      present,
      tie: [],
    };
  }
  const place = walk(scope, group.at.path);
  if (group.kind === 'column') {
    const sql = scope.column(place, group.column);
    return {
      outputs: [{ sql, as: group.column.label }],
      groupBy: ['1'],
      present: [`${sql} IS NOT NULL`],
      tie: [],
    };
  }
  const keys = keyColumns(scope, place);
  return {
    outputs: [{ sql: labelExpression(scope, place) ?? '', as: group.at.table.noun.one }],
    groupBy: [...new Set([...keys, ...labelColumns(scope, place)])],
    present: scope.isOptional(place) ? keys.slice(0, 1).map((sql) => `${sql} IS NOT NULL`) : [],
    tie: keys,
  };
}

function figuresOf({ scope }: Writing, { root, figure, form }: Asked): Output[] {
  const count = countOf({ scope }, root);
  const [money] = measuresOf(root).filter(({ isMoney }) => isMoney);
  const worth = money ? [{ sql: summed(money, scope, scope.root), as: money.label }] : [];
  if (figure.kind === 'count') return [count, ...(form === 'groups' ? worth : [])];
  if (figure.kind === 'money') return [...worth, count];
  if (figure.kind === 'distinct') {
    const [key = '*'] = keyColumns(scope, walk(scope, figure.at.path));
    return [{ sql: `COUNT(DISTINCT ${key})`, as: figure.at.table.noun.many }];
  }
  if (figure.kind === 'days') {
    const [from, to] = [root.time, figure.done].map((column) =>
      column?.time ? pointInTime(scope.dialect, scope.column(scope.root, column), column.time) : '',
    );
    const days = daysBetween(scope.dialect, from ?? '', to ?? '');
    return [
      { sql: rounded(`AVG(${days})`, 1), as: 'average days' },
      { sql: rounded(`MIN(${days})`, 1), as: 'shortest' },
      { sql: rounded(`MAX(${days})`, 1), as: 'longest' },
      count,
    ];
  }
  const value = numberExpression(scope, scope.root, figure.column);
  const { label } = figure.column;
  return figure.kind === 'sum'
    ? [{ sql: rounded(`SUM(${value})`), as: label }, ...(root.role === 'view' ? [] : [count])]
    : [
        { sql: rounded(`AVG(${value})`), as: `average ${label}` },
        { sql: `COUNT(${value})`, as: root.noun.many },
      ];
}

/** Lines are told as what they are part of: orders, not their items. */
function countOf({ scope }: Pick<Writing, 'scope'>, root: TableModel): Output {
  const [link] = root.role === 'line' ? (momentOf(root)?.path ?? []) : [];
  return link
    ? { sql: countDistinct(scope, scope.root, link), as: link.to.noun.many }
    : { sql: 'COUNT(*)', as: root.noun.many };
}

function whereOf(writing: Writing, asked: Asked): string[] {
  const { scope } = writing;
  const { figure, timed, named, bounds, year } = asked;
  const present =
    figure.kind === 'days' || figure.kind === 'average'
      ? [figure.kind === 'days' ? figure.done : figure.column].map(
          (column) => `${scope.column(scope.root, column)} IS NOT NULL`,
        )
      : [];
  return [
    ...(asked.form === 'list' ? [] : present),
    ...asked.filters.map((filter) => conditionOf(writing, filter)),
    ...(named ? [nameCondition(writing, named)] : []),
    ...(bounds ? withinNumbers(writing, scope.root, bounds) : []),
    ...(year ? [yearCondition(writing, year)] : []),
    ...(timed ? withinDays(writing, walk(scope, timed.at.path), timed.column) : []),
  ];
}

function nameCondition({ scope, parameters }: Writing, { at, column }: NonNullable<Asked['named']>): string {
  const [first, ...more] = at.map(({ table }) => table.noun.one);
  const called = column?.label ?? (more.length === 0 ? (first ?? '') : 'name');
  const parameter = parameters.add({
    name: called,
    type: 'text',
    description: column
      ? `Only this ${called}. Leave empty for all.`
      : `Part of the name of the ${listed([first ?? '', ...more], 'or')}. Leave empty for all.`,
    required: false,
  });
  const conditions = at.map(({ path, table }) => {
    const place = walk(scope, path);
    return column
      ? `${scope.column(place, column)} = ${parameter}`
      : anyContains(scope, place, table.label, parameter);
  });
  return optional(parameter, conditions.join(' OR '));
}

function yearCondition({ scope, parameters }: Writing, column: ColumnModel): string {
  const parameter = parameters.add({
    name: column.name,
    type: 'integer',
    description: `Only this ${column.label}. Leave empty for all.`,
    required: false,
  });
  return optional(parameter, `${scope.column(scope.root, column)} = ${parameter}`);
}

/** What the question itself says stands in the statement as it was said. */
function conditionOf({ scope }: Writing, filter: Filter): string {
  const sql = scope.column(walk(scope, filter.at.path), filter.column);
  if (filter.kind === 'none') return `${sql} <= 0`;
  if (filter.kind === 'deed') return `${sql} IS ${filter.isNot ? '' : 'NOT '}NULL`;
  if (filter.kind === 'flag') {
    const isBoolean = filter.column.column.kind === 'boolean';
    return isBoolean ? `${filter.isNot ? 'NOT ' : ''}${sql}` : `${sql} = ${filter.isNot ? 0 : 1}`;
  }
  const value = `'${filter.value.replaceAll("'", "''")}'`;
  return filter.isNot ? `(${sql} IS NULL OR ${sql} <> ${value})` : `${sql} = ${value}`;
}
