import styles from './schema-visual.module.css';

const tables = [
  { name: 'customers', columns: ['id', 'name', 'state'], x: 8, y: 12 },
  { name: 'orders', columns: ['id', 'customer_id', 'total'], x: 164, y: 62 },
  { name: 'order_items', columns: ['order_id', 'product_id', 'quantity'], x: 320, y: 12 },
  { name: 'products', columns: ['id', 'title', 'price'], x: 320, y: 122 },
] as const;

const lines = ['M116 43 H140 V113 H164', 'M272 93 H296 V43 H320', 'M428 63 H442 V153 H428'];

const box = { width: 108, head: 22, row: 20 } as const;

export function SchemaVisual() {
  return (
    <svg
      className={styles.diagram}
      viewBox="0 0 450 216"
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
            height={box.head + columns.length * box.row}
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
