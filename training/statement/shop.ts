import { columnTypeFromSqlType } from '../../reader/src/schema/column-type-from-sql-type.ts';
import type { ForeignKey, Schema, SchemaColumn, SchemaTable } from '../../reader/src/schema/schema-types.ts';

/** A small shop for trying statements: its tables as every dialect takes them, and its rows. */
const definition = `
customers id:integer name:varchar(40) city:varchar(40) country:varchar(40)? vip:boolean joined:date
products id:integer name:varchar(40)! category:varchar(40) price:decimal(10,2)
orders id:integer customer_id:integer>customers.id billing_id:integer?>customers.id status:varchar(20) placed_at:timestamp shipped_at:timestamp?
order_items order_id:integer>orders.id product_id:integer>products.id quantity:integer price:decimal(10,2) | order_id product_id
parcels id:integer order_id:integer product_id:integer carrier:varchar(20) | id | order_id product_id>order_items.order_id order_items.product_id
employees id:integer name:varchar(40) manager_id:integer?>employees.id salary:integer?
visits id:integer employee_id:integer>employees.id at_epoch:bigint
islands id:integer name:varchar(40)`;

const rows: Readonly<Record<string, string>> = {
  customers: `(1,'Ann','Oslo','Norway',true,'2024-01-10'),(2,'Bob','Bergen','Norway',false,'2024-06-01'),
    (3,'Cid','Paris','France',true,'2025-02-01'),(4,'Ann','Rome',NULL,false,'2025-12-31')`,
  products: `(1,'Lamp','home',20),(2,'Desk','home',100),(3,'Pen_1','office',2.5)`,
  orders: `(1,1,2,'paid','2025-01-05 10:00:00','2025-01-07 10:00:00'),(2,1,NULL,'open','2025-02-10 09:00:00',NULL),
    (3,2,2,'paid','2025-02-20 18:30:00','2025-02-21 06:30:00'),(4,3,NULL,'Paid','2026-06-29 12:00:00',NULL),
    (5,3,1,'paid','2026-06-30 12:00:00','2026-06-30 13:00:00')`,
  order_items: `(1,1,2,20),(1,3,10,2.5),(2,2,1,90),(3,1,1,20),(4,3,4,2.5),(5,2,2,100)`,
  parcels: `(1,1,1,'DHL'),(2,1,3,'UPS'),(3,3,1,'DHL')`,
  employees: `(1,'Max',NULL,100),(2,'Moe',1,80),(3,'Mia',1,NULL),(4,'Mel',2,60)`,
  visits: `(1,1,1735689600),(2,2,1751328000),(3,2,1782820800)`,
  islands: `(1,'Senja')`,
};

type Field = { name: string; type: string; nullable: boolean; unique: boolean; to: string | null };

function readField(text: string): Field {
  const [, name = '', type = '', marks = '', to = null] =
    /^(\w+):([^?!>]+)([?!]*)(?:>(.+))?$/.exec(text) ?? [];
  return { name, type, nullable: marks.includes('?'), unique: marks.includes('!'), to };
}

const tables = definition
  .trim()
  .split('\n')
  .map((line) => {
    const [fields = '', key = 'id', foreign] = line.split(' | ');
    const [name = '', ...rest] = fields.trim().split(' ');
    return { name, fields: rest.map(readField), key: key.trim().split(' '), foreign: foreign?.trim() };
  });

export type Shop = {
  dialect: 'postgres' | 'mysql' | 'sqlite';
  schema: Schema;
  scripts: string[];
  column(name: string): number;
  table(name: string): number;
};

/** SQLite's moments are texts. */
export function shop(dialect: 'postgres' | 'mysql' | 'sqlite'): Shop {
  const columns: SchemaColumn[] = [];
  const made: SchemaTable[] = [];
  for (const [at, { name, fields, key }] of tables.entries()) {
    const first = columns.length;
    for (const field of fields) columns.push(columnFrom(field, at, dialect));
    made.push({
      name,
      namespace: null,
      comment: null,
      columns: fields.map((_, position) => first + position),
      primaryKey: key.map((one) => first + fields.findIndex((field) => field.name === one)),
      rows: null,
    });
  }
  const table = (name: string): number => made.findIndex((one) => one.name === name);
  const column = (name: string): number => {
    const [of = '', own] = name.split('.');
    return columns.findIndex((one) => one.table === table(of) && one.name === own);
  };
  const foreignKeys = tables.flatMap(({ name, fields, foreign }): ForeignKey[] => [
    ...fields.flatMap((field) =>
      field.to === null
        ? []
        : [{ from: [column(`${name}.${field.name}`)], to: [column(field.to)], declared: true }],
    ),
    ...(foreign === undefined ? [] : [compositeKey(name, foreign, column)]),
  ]);
  return {
    dialect,
    schema: { tables: made, columns, foreignKeys },
    scripts: scriptsFor(dialect),
    column,
    table,
  };
}

function compositeKey(name: string, text: string, column: (name: string) => number): ForeignKey {
  const [from = '', to = ''] = text.split('>');
  return {
    from: from.split(' ').map((one) => column(`${name}.${one}`)),
    to: to.split(' ').map(column),
    declared: true,
  };
}

function columnFrom(field: Field, table: number, dialect: string): SchemaColumn {
  const isEpoch = field.name.endsWith('epoch');
  const sqlType = dialect === 'mysql' && field.type === 'timestamp' ? 'datetime' : field.type;
  return {
    name: field.name,
    table,
    type: isEpoch ? 'time' : columnTypeFromSqlType(sqlType),
    sqlType,
    nullable: field.nullable,
    comment: null,
    timeStorage: isEpoch ? 'epoch seconds' : 'native',
    values: [],
    unique: field.unique,
  };
}

function scriptsFor(dialect: string): string[] {
  return tables.flatMap(({ name, fields }) => {
    const columns = fields.map(({ name: field, type }) => {
      const spelled = dialect === 'mysql' && type === 'timestamp' ? 'datetime' : type;
      // A collation that tells upper from lower case, as the other databases do.
      const collation = dialect === 'mysql' && type.startsWith('varchar') ? ' COLLATE utf8mb4_bin' : '';
      return `${field} ${spelled}${collation}`;
    });
    return [`CREATE TABLE ${name} (${columns.join(', ')})`, `INSERT INTO ${name} VALUES ${rows[name] ?? ''}`];
  });
}
