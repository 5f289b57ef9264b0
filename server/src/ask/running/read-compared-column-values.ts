import type { ColumnKind, Table } from '@parley/contract/database-schema';
import type { Parameter } from '@parley/contract/parameters';
import type { Tool } from '@parley/contract/tools';
import type { ParameterValues } from '../../language/filling/parameter-extraction-types.ts';
import type { StatementFacts } from '../../language/statement/analyse-statement.ts';
import type { ParameterUse } from '../../language/statement/parameter-uses.ts';
import type { AskedSource, ColumnPlace } from '../asked-source-types.ts';

const mostColumns = 6;

/** The real values of every column that a text parameter of the tool is compared with. */
export async function readParameterValues(
  tool: Pick<Tool, 'parameters'> & { statement: StatementFacts },
  tables: readonly Table[],
  source: AskedSource,
): Promise<ParameterValues[]> {
  const wanted = tool.parameters.filter(isMatched);
  return Promise.all(
    wanted.map(async ({ name }) => {
      const places = placesUsed(tool.statement.uses[name] ?? [], tables);
      return {
        parameter: name,
        columns: await Promise.all(
          places.map(async (place) => ({ ...place, values: await source.valuesOf(place) })),
        ),
      };
    }),
  );
}

/** `c.name` is the name of customers alone, whatever else has a name. */
export function placesUsed(
  uses: readonly ParameterUse[],
  tables: readonly Table[],
  kinds: readonly ColumnKind[] = ['text', 'enum'],
): ColumnPlace[] {
  const found = uses
    .flatMap(({ columns }) => columns)
    .flatMap(({ table, column }) => {
      const own = placesOf(column, tables, kinds);
      const meant = own.filter((place) => place.table.toLowerCase() === table?.toLowerCase());
      return meant.length > 0 ? meant : own;
    });
  return [...new Map(found.map((place) => [JSON.stringify(place), place])).values()].slice(0, mostColumns);
}

function isMatched({ type, options, boundTo }: Parameter): boolean {
  return type === 'text' && !options && boundTo === undefined;
}

function placesOf(column: string, tables: readonly Table[], kinds: readonly ColumnKind[]): ColumnPlace[] {
  const wanted = column.toLowerCase();
  return tables.flatMap(({ schema, name: table, columns }) =>
    columns
      .filter(({ name, kind }) => name.toLowerCase() === wanted && kinds.includes(kind))
      .map(({ name }) => ({ schema, table, column: name })),
  );
}
