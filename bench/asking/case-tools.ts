import type { Parameter, ParameterValue } from '@parley/contract/parameters';
import type { ParameterValues } from '../../server/src/ai/port.ts';

/** A tool of an evaluation, as somebody could have saved it. */
export type CaseTool = { name: string; description: string; sql: string; parameters: readonly Parameter[] };

/** A question with the tool it is for and the values that differ from the tool's defaults. */
export type CaseQuestion = {
  question: string;
  tool: string;
  values?: Record<string, ParameterValue>;
  /** The turn before, where this one leans on it. */
  after?: { question: string; values: Record<string, ParameterValue> };
};

export type CaseDatabase = {
  name: string;
  tools: readonly CaseTool[];
  known: Readonly<Record<string, readonly string[]>>;
  questions: readonly CaseQuestion[];
};

type Part = { sql: string; parameters: Parameter[] };

function optional(name: string, type: Parameter['type'], more: Partial<Parameter> = {}): Parameter {
  return { name, type, description: '', required: false, ...more };
}

export function days(column: string): Part {
  return {
    sql: `(:from IS NULL OR ${column} >= :from) AND (:to IS NULL OR ${column} < date(:to, '+1 day'))`,
    parameters: [
      optional('from', 'date', { description: 'First day.' }),
      optional('to', 'date', { description: 'Last day.' }),
    ],
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
  return {
    sql: `${column} <= date('now', '-' || :days || ' days')`,
    parameters: [optional('days', 'integer', { default: preset, required: true })],
  };
}

export function before(column: string, name: string): Part {
  return { sql: `${column} < :${name}`, parameters: [optional(name, 'date', { required: true })] };
}

type Described = { select: string; where?: Part[]; after?: string; limit?: number };

/** `select` up to FROM and its joins, `after` what groups and orders. */
export function tool(
  name: string,
  description: string,
  { select, where = [], after = '', limit }: Described,
): CaseTool {
  const conditions = where.length > 0 ? ` WHERE ${where.map(({ sql }) => sql).join(' AND ')}` : '';
  const end = limit === undefined ? '' : ' LIMIT :limit';
  const most =
    limit === undefined
      ? []
      : [
          optional('limit', 'integer', {
            required: true,
            default: limit,
            description: 'How many rows at most.',
          }),
        ];
  return {
    name,
    description,
    sql: `SELECT ${select}${conditions} ${after}${end}`.replace(/\s+/g, ' ').trim(),
    parameters: [...where.flatMap(({ parameters }) => parameters), ...most],
  };
}

/** Real values by parameter name, as the columns hold them. */
export function knownFor({ parameters }: CaseTool, known: CaseDatabase['known']): ParameterValues[] {
  return parameters.flatMap(({ name, type }) => {
    const values = known[name];
    return values && type === 'text'
      ? [{ parameter: name, columns: [{ schema: '', table: name, column: name, values }] }]
      : [];
  });
}
