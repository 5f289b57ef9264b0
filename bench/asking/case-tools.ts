import type { Parameter } from '@parley/contract/parameters';
import type { ParameterValues } from '../../server/src/language/filling/parameter-extraction-types.ts';
import type { Part } from './conditions.ts';

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

type Tag = (texts: TemplateStringsArray, ...pieces: (Part | string)[]) => CaseTool;

/** Takes the statement as a template: conditions bring their parameters along, other pieces are text. */
export function tool(name: string, description: string): Tag {
  return (texts, ...pieces) => {
    const parts = pieces.map((piece) => (typeof piece === 'string' ? { sql: piece, parameters: [] } : piece));
    const sql = texts.map((text, index) => text + (parts[index]?.sql ?? '')).join('');
    const statement = sql.replace(/\s+/g, ' ').trim();
    const parameters = parts.flatMap((part) => part.parameters);
    return { name, description, sql: statement, parameters, ...namesIn(statement) };
  };
}

/** The tables and columns a statement names, as they are kept beside a saved tool. */
export function namesIn(sql: string): Pick<CaseTool, 'tables' | 'fields'> {
  const named = [...sql.matchAll(/\b(?:FROM|JOIN) (\w+) (\w+)/g)].map(([, table, alias]) => [alias, table]);
  const tableOf = new Map(named as [string, string][]);
  const columns = [...sql.matchAll(/\b(\w+)\.(\w+)/g)].flatMap(([, alias, column]) => {
    const table = tableOf.get(alias ?? '');
    return table === undefined ? [] : [`${table}.${column}`];
  });
  return { tables: [...new Set(tableOf.values())], fields: [...new Set(columns)] };
}

export function knownFor({ parameters }: CaseTool, known: CaseTools['known']): ParameterValues[] {
  return parameters.flatMap(({ name, type }) => {
    const values = known[name];
    return values && type === 'text'
      ? [{ parameter: name, columns: [{ schema: '', table: name, column: name, values }] }]
      : [];
  });
}
