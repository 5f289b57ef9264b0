import type { Parameter } from '@parley/contract/parameters';

/** A piece of SQL with the parameters it reads. */
export type Part = { sql: string; parameters: Parameter[] };

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

export function limit(preset: number): Part {
  const more = { required: true, default: preset, description: 'How many rows at most.' };
  return { sql: ':limit', parameters: [optional('limit', 'integer', more)] };
}
