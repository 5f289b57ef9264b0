import type { Column, Table } from '@parley/contract/schema';
import type { TemplateParts } from './split-template.ts';
import { outerText, splitList } from './split-template.ts';

const name = '(?:[A-Za-z_]\\w*|"[^"]+"|`[^`]+`)';
const tableAt = new RegExp(
  `(?:^|,|\\bJOIN\\b)\\s*(?:LATERAL\\s+)?((?:${name}\\.)?${name})(?:\\s+(?:AS\\s+)?(${name}))?`,
  'dgi',
);
const afterTable = /^(ON|JOIN|LEFT|RIGHT|INNER|CROSS|FULL|USING|NATURAL|WHERE)$/i;

/** A column that a condition in WHERE can name. */
export type ScopeColumn = { sql: string; column: Column; table: string };

/** A column of the result; `column` is what it shows as it is, null where it is computed. */
export type OutputColumn = { name: string; expression: string; column: Column | null; isSum: boolean };

function bare(written: string): string {
  return written.replace(/^["`]|["`]$/g, '');
}

/** The columns of the template's own tables, under the names the template gave them. */
export function scopeColumns({ from }: TemplateParts, tables: readonly Table[]): ScopeColumn[] {
  // Read in the text without its parentheses, so that the tables of a sub-query stay out of sight.
  return [...outerText(from).matchAll(tableAt)].flatMap((match) => {
    const written = (group: number) => from.slice(...(match.indices?.[group] ?? [0, 0]));
    const path = written(1);
    const plain = bare(path.split('.').at(-1) ?? '');
    const table = tables.find(({ name: own }) => own.toLowerCase() === plain.toLowerCase());
    const alias = written(2);
    const given = alias === '' || afterTable.test(alias) ? (path.split('.').at(-1) ?? '') : alias;
    return (table?.columns ?? []).map((column) => ({ sql: `${given}.`, column, table: table?.name ?? '' }));
  });
}

/** null where a name cannot be told, such as behind `*`. */
export function outputColumns(
  { select }: TemplateParts,
  scope: readonly ScopeColumn[],
): OutputColumn[] | null {
  const outputs = splitList(select).map((item) => readOutput(item, scope));
  return outputs.every((output) => output !== null) ? outputs : null;
}

function readOutput(item: string, scope: readonly ScopeColumn[]): OutputColumn | null {
  const alias = new RegExp(`^([\\s\\S]+?)\\s+(?:AS\\s+)?(${name})$`, 'i').exec(item);
  const path = new RegExp(`^(?:${name}\\.)?(${name})$`).exec(item);
  const written = path?.[1] ?? alias?.[2];
  if (written === undefined) return null;
  const expression = path ? item : (alias?.[1] ?? '');
  const source = new RegExp(`^(?:(${name})\\.)?(${name})$`).exec(expression);
  const column = scope.find(
    (one) =>
      source !== null &&
      one.column.name.toLowerCase() === bare(source[2] ?? '').toLowerCase() &&
      (source[1] === undefined || one.sql === `${source[1]}.`),
  );
  const isSum =
    /^(?:COUNT|SUM)\s*\(|^ROUND\s*\(\s*SUM\s*\(|^COALESCE\s*\(\s*(?:SUM|COUNT)\s*\(/i.test(expression) &&
    !/\b(?:DISTINCT|OVER)\b/i.test(expression);
  return { name: bare(written), expression, column: column?.column ?? null, isSum };
}
