import { snakeCaseIdentifier } from '../naming/snake-case-identifier.ts';
import { quote } from './quote-identifier.ts';
import type { Scope } from './statement-scope.ts';

export type OutputSql = { sql: string; as: string };

export type SelectParts = {
  columns: readonly OutputSql[];
  where?: readonly string[];
  groupBy?: readonly string[];
  having?: readonly string[];
  orderBy: readonly string[];
  limit?: string;
};

export function renderSelect(scope: Scope, select: SelectParts): string {
  const lines = [
    `SELECT ${renderColumns(scope, select.columns).join(',\n  ')}`,
    ...scope.from(),
    ...clause('WHERE', select.where, '\n  AND '),
    ...clause('GROUP BY', select.groupBy, ', '),
    ...clause('HAVING', select.having, '\n  AND '),
    ...clause('ORDER BY', select.orderBy, ', '),
    ...(select.limit === undefined ? [] : [`LIMIT ${select.limit}`]),
  ];
  return lines.join('\n');
}

function clause(word: string, parts: readonly string[] | undefined, between: string): string[] {
  return parts && parts.length > 0 ? [`${word} ${parts.join(between)}`] : [];
}

/** Every column gets a name of its own: two of the same name cannot be told apart in a result. */
function renderColumns({ dialect }: Scope, columns: readonly OutputSql[]): string[] {
  const taken = new Set<string>();
  return columns.map(({ sql, as }, index) => {
    const base = snakeCaseIdentifier(as, `column_${index + 1}`);
    let name = base;
    for (let count = 2; taken.has(name); count += 1) name = `${base}_${count}`;
    taken.add(name);
    const written = quote(dialect, name);
    return sql === written || sql.endsWith(`.${written}`) ? sql : `${sql} AS ${written}`;
  });
}
