import type { Parameter } from '@parley/contract/parameters';
import type { Table } from '@parley/contract/schema';
import type { Tool } from '@parley/contract/tools';
import type { ParameterValues } from '../ai/port.ts';
import { readTemplate } from '../ai/read-template.ts';
import type { AskedSource, ColumnPlace } from './source.ts';

const mostColumns = 6;

/** The real values of every column that a text parameter of the tool is compared with. */
export async function knownValues(
  tool: Pick<Tool, 'sql' | 'parameters'>,
  tables: readonly Table[],
  source: AskedSource,
): Promise<ParameterValues[]> {
  const uses = readTemplate(tool.sql);
  const wanted = tool.parameters.filter(isMatched);
  return Promise.all(
    wanted.map(async ({ name }) => {
      const columns = new Set((uses.get(name) ?? []).flatMap(({ column }) => column ?? []));
      const places = [...columns].flatMap((column) => placesOf(column, tables)).slice(0, mostColumns);
      return {
        parameter: name,
        columns: await Promise.all(
          places.map(async (place) => ({ ...place, values: await source.valuesOf(place) })),
        ),
      };
    }),
  );
}

function isMatched({ type, options }: Parameter): boolean {
  return type === 'text' && !options;
}

function placesOf(column: string, tables: readonly Table[]): ColumnPlace[] {
  const wanted = column.toLowerCase();
  return tables.flatMap(({ schema, name: table, columns }) =>
    columns
      .filter(({ name, kind }) => name.toLowerCase() === wanted && (kind === 'text' || kind === 'enum'))
      .map(({ name }) => ({ schema, table, column: name })),
  );
}
