import { columnTypeFromSqlType } from './column-type-from-sql-type.ts';
import type { ForeignKey, Schema, SchemaColumn, SchemaTable } from './schema-types.ts';

/** Tables as 'name key:type column:type …'; the first column is the primary key. */
export function schemaOfLines(lines: readonly string[], declared: readonly [string, string][] = []): Schema {
  const columns: SchemaColumn[] = [];
  const tables = lines.map((line, table): SchemaTable => {
    const [name = '', ...fields] = line.split(' ');
    const positions = fields.map((field) => {
      const [column = '', sqlType = 'integer'] = field.split(':');
      const type = columnTypeFromSqlType(sqlType);
      const facts = {
        nullable: true,
        comment: null,
        timeStorage: 'native',
        values: [],
        unique: false,
      } as const;
      return columns.push({ name: column, table, type, sqlType, ...facts }) - 1;
    });
    const primaryKey = positions.slice(0, 1);
    return { name, namespace: null, comment: null, columns: positions, primaryKey, rows: null };
  });
  const at = (name: string): number =>
    columns.findIndex((column) => `${tables[column.table]?.name}.${column.name}` === name);
  const foreignKeys = declared.map(
    ([from, to]): ForeignKey => ({ from: [at(from)], to: [at(to)], declared: true }),
  );
  return { tables, columns, foreignKeys };
}
