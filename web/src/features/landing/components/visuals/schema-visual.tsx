import styles from './schema-visual.module.css';

const tables = [
  { name: 'customers', columns: ['id', 'name', 'country'], x: 24, y: 8 },
  { name: 'orders', columns: ['id', 'customer_id', 'placed_at'], x: 24, y: 124 },
  { name: 'order_items', columns: ['order_id', 'product_id', 'quantity'], x: 196, y: 8 },
  { name: 'products', columns: ['id', 'name', 'price'], x: 196, y: 124 },
] as const;

const lines = ['M24 40H10V176H24', 'M132 156H164V40H196', 'M304 60H318V156H304'];

const box = { width: 108, head: 22, row: 20 } as const;

export function SchemaVisual() {
  return (
    <svg
      className={styles.diagram}
      viewBox="0 0 328 214"
      role="img"
      aria-label="Diagram: customers have orders, orders have items, items name products"
    >
      {lines.map((line) => (
        <path key={line} className={styles.line} d={line} />
      ))}
      {tables.map(({ name, columns, x, y }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <rect
            className={styles.table}
            width={box.width}
            height={box.head + columns.length * box.row + 3}
            rx="6"
          />
          <path className={styles.rule} d={`M0 ${box.head}H${box.width}`} />
          <text className={styles.name} x="10" y="15">
            {name}
          </text>
          {columns.map((column, index) => (
            <text
              key={column}
              className={column.endsWith('id') ? styles.key : styles.column}
              x="10"
              y={box.head + index * box.row + 14}
            >
              {column}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
