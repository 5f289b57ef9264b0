import type { Parameter } from '@parley/contract/parameters';
import type { ParameterValues } from '../../server/src/ai/port.ts';

/** A tool of an evaluation, as somebody could have saved it. */
export type CaseTool = {
  name: string;
  description: string;
  sql: string;
  parameters: Parameter[];
  tables: string[];
  fields: string[];
};

/** The tools of one database, and real values by parameter name, as its columns hold them. */
export type CaseTools = {
  name: string;
  tools: readonly CaseTool[];
  known: Readonly<Record<string, readonly string[]>>;
};

type Part = { sql: string; parameters: Parameter[] };

function optional(name: string, type: Parameter['type'], more: Partial<Parameter> = {}): Parameter {
  return { name, type, description: '', required: false, ...more };
}

type PeriodNames = { from?: string; to?: string; isEndWithin?: boolean };

export function days(
  column: string,
  { from = 'from', to = 'to', isEndWithin = true }: PeriodNames = {},
): Part {
  const end = isEndWithin ? `date(:${to}, '+1 day')` : `:${to}`;
  return {
    sql: `(:${from} IS NULL OR ${column} >= :${from}) AND (:${to} IS NULL OR ${column} < ${end})`,
    parameters: [
      optional(from, 'date', { description: 'First day.' }),
      optional(to, 'date', { description: isEndWithin ? 'Last day.' : 'The day after the last one.' }),
    ],
  };
}

/** A condition that always holds. */
export function always(sql: string): Part {
  return { sql, parameters: [] };
}

/** A condition of its own with one value that has to be given. */
export function asked(sql: string, name: string, type: Parameter['type']): Part {
  return { sql, parameters: [optional(name, type, { required: true })] };
}

export function on(column: string, name: string, description = ''): Part {
  return {
    sql: `${column} = :${name}`,
    parameters: [optional(name, 'date', { required: true, description })],
  };
}

export function exactly(column: string, name: string, description = ''): Part {
  return {
    sql: `(:${name} IS NULL OR ${column} = :${name})`,
    parameters: [optional(name, 'integer', { description })],
  };
}

export function equal(column: string, name: string, more: Partial<Parameter> = {}): Part {
  return { sql: `(:${name} IS NULL OR ${column} = :${name})`, parameters: [optional(name, 'text', more)] };
}

export function oneOf(column: string, name: string, options: string[]): Part {
  return {
    sql: `(:${name} IS NULL OR ${column} = :${name})`,
    parameters: [optional(name, 'enum', { options })],
  };
}

export function yesNo(column: string, name: string): Part {
  return { sql: `(:${name} IS NULL OR ${column} = :${name})`, parameters: [optional(name, 'boolean')] };
}

export function like(column: string, name: string, required = false): Part {
  return {
    sql: `(:${name} IS NULL OR lower(${column}) LIKE '%' || lower(:${name}) || '%')`,
    parameters: [optional(name, 'text', { required })],
  };
}

export function least(column: string, name: string, preset: number | null = null): Part {
  return {
    sql: `(:${name} IS NULL OR ${column} >= :${name})`,
    parameters: [optional(name, 'number', { default: preset })],
  };
}

export function most(column: string, name: string, preset: number | null = null): Part {
  return {
    sql: `(:${name} IS NULL OR ${column} <= :${name})`,
    parameters: [optional(name, 'number', { default: preset })],
  };
}

export function whole(
  column: string,
  operator: '>=' | '<=' | '=',
  name: string,
  preset: number | null = null,
): Part {
  const isGiven = preset === null;
  return {
    sql: `${column} ${operator} :${name}`,
    parameters: [optional(name, 'integer', { default: preset, required: isGiven })],
  };
}

export function daysBack(column: string, preset: number): Part {
  return daysFromNow(column, '-', preset);
}

export function daysAhead(column: string, preset: number): Part {
  return daysFromNow(column, '+', preset);
}

function daysFromNow(column: string, sign: '+' | '-', preset: number): Part {
  return {
    sql: `${column} <= date('now', '${sign}' || :days || ' days')`,
    parameters: [optional('days', 'integer', { default: preset, required: true })],
  };
}

export function before(column: string, name: string): Part {
  return { sql: `${column} < :${name}`, parameters: [optional(name, 'date', { required: true })] };
}

type Described = {
  /** What is read, with FROM and its joins. */
  select: string;
  where?: Part[];
  group?: string;
  having?: Part[];
  order?: string;
  limit?: number;
};

export function tool(
  name: string,
  description: string,
  { select, where = [], group, having = [], order, limit }: Described,
): CaseTool {
  const sql = [
    `SELECT ${select}`,
    where.length > 0 && `WHERE ${allOf(where)}`,
    group !== undefined && `GROUP BY ${group}`,
    having.length > 0 && `HAVING ${allOf(having)}`,
    order !== undefined && `ORDER BY ${order}`,
    limit !== undefined && 'LIMIT :limit',
  ];
  const parameters = [...where, ...having].flatMap((part) => part.parameters);
  if (limit !== undefined) parameters.push(rowLimit(limit));
  const text = sql.filter(Boolean).join(' ');
  return { name, description, sql: text, parameters, ...namesIn(text) };
}

/** The tables and columns a statement names, as they are kept beside a saved tool. */
function namesIn(sql: string): Pick<CaseTool, 'tables' | 'fields'> {
  const named = [...sql.matchAll(/\b(?:FROM|JOIN) (\w+) (\w+)/g)].map(([, table, alias]) => [alias, table]);
  const tableOf = new Map(named as [string, string][]);
  const columns = [...sql.matchAll(/\b(\w+)\.(\w+)/g)].flatMap(([, alias, column]) => {
    const table = tableOf.get(alias ?? '');
    return table === undefined ? [] : [`${table}.${column}`];
  });
  return { tables: [...new Set(tableOf.values())], fields: [...new Set(columns)] };
}

function allOf(parts: readonly Part[]): string {
  return parts.map(({ sql }) => sql).join(' AND ');
}

function rowLimit(preset: number): Parameter {
  return optional('limit', 'integer', {
    required: true,
    default: preset,
    description: 'How many rows at most.',
  });
}

export function knownFor({ parameters }: CaseTool, known: CaseTools['known']): ParameterValues[] {
  return parameters.flatMap(({ name, type }) => {
    const values = known[name];
    return values && type === 'text'
      ? [{ parameter: name, columns: [{ schema: '', table: name, column: name, values }] }]
      : [];
  });
}
