import type { DatabaseSchema, Table } from '@parley/contract/database-schema';
import { NavArrowDown } from 'iconoir-react';
import { useState } from 'react';
import { Badge } from '../../../ui/data/badge.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { EmptyNote } from '../../../ui/feedback/empty-note.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { findTables } from '../model/find-tables.ts';
import { tableId } from '../model/table-id.ts';
import styles from './schema-browser.module.css';

const columns = [
  { key: 'column', label: 'Column' },
  { key: 'type', label: 'Type' },
  { key: 'nullable', label: 'Nullable' },
];

type SchemaBrowserProps = { schema: DatabaseSchema };

/** For looking only: each table opens to its columns. */
export function SchemaBrowser({ schema }: SchemaBrowserProps) {
  const [words, setWords] = useState('');
  const found = findTables(schema.tables, words);
  if (schema.tables.length === 0) {
    return (
      <EmptyState title="No tables found">The database answers, but there is no table to see.</EmptyState>
    );
  }
  return (
    <div className={styles.browser}>
      <TextField
        label="Search tables or columns"
        labelHidden
        name="browse"
        type="search"
        autoComplete="off"
        placeholder="Search tables or columns..."
        value={words}
        onChange={setWords}
      />
      {found.length === 0 ? (
        <EmptyNote>No tables match your search</EmptyNote>
      ) : (
        <ul className={styles.list}>
          {found.map((table) => (
            <BrowsedTable key={tableId(table)} table={table} />
          ))}
        </ul>
      )}
    </div>
  );
}

function BrowsedTable({ table }: { table: Table }) {
  const [open, setOpen] = useState(false);
  const count = table.columns.length;
  return (
    <li className={styles.table}>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        <NavArrowDown className={styles.arrow} width={18} height={18} aria-hidden="true" />
        <span className={styles.name}>{tableId(table)}</span>
        {table.kind !== 'table' && <Badge>{table.kind}</Badge>}
        <span className={styles.count}>
          {count} {count === 1 ? 'column' : 'columns'}
        </span>
      </button>
      {open && (
        <div className={styles.columns}>
          <DataTable
            caption={`Columns of ${tableId(table)}`}
            columns={columns}
            rows={table.columns.map(({ name, type, nullable }) => ({
              column: (
                <span className={styles.column}>
                  {name}
                  {table.derived.primaryKey.includes(name) && <Badge tone="accent">PK</Badge>}
                </span>
              ),
              type: <code>{type}</code>,
              nullable: nullable ? 'yes' : 'no',
            }))}
          />
        </div>
      )}
    </li>
  );
}
