import type { Condition, Expression, LogicalQuery, QueryReading, Select } from '../query/logical-query.ts';
import type { ColumnType, Schema } from '../schema/schema-types.ts';

type Tables = readonly number[];

/**
 * Rules that every query must keep, checked on the finished query: written apart from the rules of the beam, which
 * works on tokens. Returns what is wrong.
 */
export function checkQueryRules(reading: QueryReading, schema: Schema): string[] {
  if (reading.kind === 'unanswerable') return [];
  const problems: string[] = [];
  const typeOf = (column: number): ColumnType => schema.columns[column]?.type ?? 'other';
  const tableOf = (column: number) => schema.columns[column]?.table ?? -1;
  const refersTo = (column: number) =>
    schema.foreignKeys
      .filter(({ from }) => from.includes(column))
      .map(({ to }) => schema.columns[to[0] as number]?.table ?? -1);

  const query = (one: LogicalQuery, outer: Tables): number => {
    if (one.kind === 'select') return select(one, outer);
    const [left, right] = [query(one.left, outer), query(one.right, outer)];
    if (left !== right) problems.push(`${one.kind} of ${left} and ${right} columns`);
    return left;
  };

  const select = (one: Select, outer: Tables): number => {
    const source = one.from.kind === 'query' ? query(one.from.query, outer) : 0;
    const tables = one.from.kind === 'query' ? [] : one.from.tables.map(({ table }) => table);
    if (new Set(tables).size !== tables.length) problems.push('a table twice');
    if (one.from.kind === 'tables') {
      for (const { via, table } of one.from.tables) {
        if (via === null) continue;
        const ends = [schema.columns[via]?.table, ...refersTo(via)];
        if (!ends.includes(table)) problems.push('joined by a column of other tables');
      }
    }
    const within = { tables, outer, source };
    if (one.where !== null) condition(one.where, within);
    for (const part of [...(one.group ?? []), ...one.select]) expression(part, within);
    for (const { by } of one.order) expression(by, within);
    for (const part of one.limit?.per ?? []) expression(part, within);
    return one.select.length;
  };

  type Within = { tables: Tables; outer: Tables; source: number };

  const condition = (one: Condition, within: Within): void => {
    switch (one.kind) {
      case 'and':
      case 'or':
        for (const part of one.parts) condition(part, within);
        return;
      case 'not':
        condition(one.of, within);
        return;
      case 'comparison':
        expression(one.left, within);
        // The other side may stand in the row around a nested query.
        expression(one.right, { ...within, tables: [...within.tables, ...within.outer] });
        checkValue(one.left, one.right);
        return;
      case 'between':
        expression(one.of, within);
        for (const part of [one.low, one.high])
          expression(part, { ...within, tables: [...within.tables, ...within.outer] });
        return;
      case 'in list':
        expression(one.of, within);
        for (const literal of one.values) checkValue(one.of, { kind: 'literal', literal });
        return;
      case 'in query':
        expression(one.of, within);
        if (query(one.query, [...within.tables, ...within.outer]) !== 1) problems.push('in several columns');
        return;
      case 'text match':
        expression(one.of, within);
        wantType(one.of, ['text', 'other'], 'text match');
        return;
      case 'is true':
        expression(one.of, within);
        wantType(one.of, ['boolean', 'other'], 'is true');
        return;
      case 'period':
        expression(one.of, within);
        wantType(one.of, ['time'], 'period');
        return;
      case 'is null':
        expression(one.of, within);
        return;
      case 'exists': {
        const tables = one.tables.map(({ table }) => table);
        const outer = [...within.tables, ...within.outer];
        if (one.where !== null) condition(one.where, { tables, outer, source: 0 });
        return;
      }
      case 'same as outer':
        if (![tableOf(one.column), ...refersTo(one.column)].some((table) => within.outer.includes(table)))
          problems.push('no outer column');
    }
  };

  const checkValue = (of: Expression, other: Expression): void => {
    if (other.kind !== 'literal' || other.literal.kind !== 'stored') return;
    const inner = of.kind === 'aggregate' ? of.of : of;
    if (inner.kind !== 'column' || inner.column !== other.literal.column)
      problems.push('value of another column');
  };

  const wantType = (of: Expression, types: readonly ColumnType[], what: string): void => {
    if (of.kind === 'column' && !types.includes(typeOf(of.column))) {
      problems.push(`${what} of a ${typeOf(of.column)} column`);
    }
  };

  const expression = (one: Expression, within: Within): void => {
    switch (one.kind) {
      case 'column': {
        const tables = one.via === null ? within.tables : refersTo(one.via);
        if (!tables.includes(schema.columns[one.column]?.table ?? -1)) problems.push('a column out of scope');
        return;
      }
      case 'output':
        if (one.position > within.source) problems.push('an output that the source lacks');
        return;
      case 'aggregate':
        if (['sum', 'avg', 'median'].includes(one.name)) wantType(one.of, ['number'], one.name);
        if (one.of.kind === 'aggregate' || one.of.kind === 'literal') problems.push('a useless aggregate');
        expression(one.of, within);
        return;
      case 'filtered':
        if (one.aggregate.kind !== 'aggregate' && one.aggregate.kind !== 'count rows')
          problems.push('filtered');
        expression(one.aggregate, within);
        condition(one.where, within);
        return;
      case 'share of rows':
        condition(one.where, within);
        return;
      case 'truncated':
      case 'time part':
        wantType(one.of, ['time'], one.kind);
        expression(one.of, within);
        return;
      case 'arithmetic':
      case 'joined text':
        expression(one.left, within);
        expression(one.right, within);
        return;
      case 'percentage':
        expression(one.part, within);
        expression(one.whole, within);
        return;
      case 'elapsed':
        wantType(one.from, ['time'], 'elapsed');
        expression(one.from, within);
        expression(one.to, within);
        return;
      case 'nested':
        if (query(one.query, [...within.tables, ...within.outer]) !== 1)
          problems.push('several nested columns');
        return;
      case 'count rows':
      case 'now':
      case 'literal':
        return;
      default:
        expression(one.of, within);
    }
  };

  query(reading, []);
  return problems;
}
