import type { Table } from '@parley/contract/database-schema';
import type { Parameter } from '@parley/contract/parameters';
import { extractParameters } from '../src/language/filling/extract-parameters-by-rules.ts';
import type {
  AskedTool,
  Extraction,
  ExtractTask,
} from '../src/language/filling/parameter-extraction-types.ts';
import { readQuestion } from '../src/language/question/question.ts';
import { analyseLoaded } from '../src/language/statement/analyse-statement.ts';

/** What tests ask with: a Wednesday, weeks from Monday. */
export const moment = { now: '2026-03-18T10:00:00Z', timeZone: 'UTC', weekStart: 'monday' } as const;

export function parameter(name: string, type: Parameter['type'], more: Partial<Parameter> = {}): Parameter {
  return { name, type, description: '', required: false, ...more };
}

export function table(name: string, columns: readonly string[]): Table {
  return {
    schema: '',
    name,
    kind: 'table',
    columns: columns.map((column) => ({
      name: column,
      type: 'text',
      kind: 'text',
      nullable: true,
      default: null,
      generated: null,
      enumValues: null,
      comment: null,
    })),
    primaryKey: ['id'],
    uniques: [],
    foreignKeys: [],
    comment: null,
    rowEstimate: null,
    derived: { primaryKey: ['id'], displayColumn: null, hasTimestamps: false },
  };
}

type Described = {
  name?: string;
  description?: string;
  sql: string;
  parameters: readonly Parameter[];
  tables?: readonly Table[];
};

export function askedTool({
  name = 'Orders',
  description = '',
  sql,
  parameters,
  tables = [],
}: Described): AskedTool {
  const statement = analyseLoaded({ dialect: 'sqlite', sql });
  return { name, description, dialect: 'sqlite', sql, statement, parameters, tables };
}

type Asked = Partial<Pick<ExtractTask, 'known' | 'previous' | 'moment'>>;

export function ask(tool: AskedTool, question: string, more: Asked = {}): Extraction {
  return extractParameters({
    question: readQuestion(question),
    tool,
    moment,
    known: [],
    previous: null,
    ...more,
  });
}

export function knownValues(parameter: string, column: string, values: readonly string[]) {
  const [table = '', name = ''] = column.split('.');
  return { parameter, columns: [{ schema: '', table, column: name, values }] };
}

/** The values alone, without where they came from. */
export function plainValues({ values }: Extraction): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, value]));
}
