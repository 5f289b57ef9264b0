import type { Column, Table } from '@parley/contract/schema';
import type { TemplateParts } from './split-template.ts';
import { outerText } from './split-template.ts';

const name = '(?:[A-Za-z_]\\w*|"[^"]+"|`[^`]+`)';
const tableAt = new RegExp(
  `(?:^|,|\\bJOIN\\b)\\s*(?:LATERAL\\s+)?((?:${name}\\.)?${name})(?:\\s+(?:AS\\s+)?(${name}))?`,
  'dgi',
);
const afterTable = /^(ON|JOIN|LEFT|RIGHT|INNER|CROSS|FULL|USING|NATURAL|WHERE)$/i;

/** A column that a condition in WHERE can name. */
export type ScopeColumn = { sql: string; column: Column; table: string };

function bare(written: string): string {
  return written.replace(/^["`]|["`]$/g, '');
}

/** The columns of the template's own tables, under the names the template gave them. */
export function scopeColumns(parts: TemplateParts, tables: readonly Table[]): ScopeColumn[] {
  return tablesInScope(parts, tables).flatMap(({ table, given }) =>
    table.columns.map((column) => ({ sql: `${given}.`, column, table: table.name })),
  );
}

/** The template's own tables, each with the name that the template gave it. */
export function tablesInScope(
  { from }: TemplateParts,
  tables: readonly Table[],
): { table: Table; given: string }[] {
  // Read in the text without its parentheses, so that the tables of a sub-query stay out of sight.
  return [...outerText(from).matchAll(tableAt)].flatMap((match) => {
    const written = (group: number) => from.slice(...(match.indices?.[group] ?? [0, 0]));
    const path = written(1);
    const plain = bare(path.split('.').at(-1) ?? '');
    const table = tables.find(({ name: own }) => own.toLowerCase() === plain.toLowerCase());
    const alias = written(2);
    const given = alias === '' || afterTable.test(alias) ? (path.split('.').at(-1) ?? '') : alias;
    return table ? [{ table, given }] : [];
  });
}
