import type { Table } from '@parley/contract/database-schema';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyNote } from '../../../ui/feedback/empty-note.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { findTables, matchingColumns } from '../model/find-tables.ts';
import { tableId } from '../model/table-id.ts';
import { SelectableTableItem } from './selectable-table-item.tsx';
import styles from './table-selection-tab.module.css';

type TableSelectionTabProps = {
  tables: Table[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
};

export function TableSelectionTab({ tables, selected, onSelect }: TableSelectionTabProps) {
  const [words, setWords] = useState('');
  const found = findTables(tables, words);
  const ids = found.map(tableId);
  const toggle = (id: string, chosen: boolean) => {
    const next = new Set(selected);
    if (chosen) next.add(id);
    else next.delete(id);
    onSelect(next);
  };
  if (tables.length === 0) {
    return (
      <EmptyState title="No tables found">
        The database answers, but the role that is connected sees no table in it.
      </EmptyState>
    );
  }
  return (
    <div className={styles.tab}>
      <TextField
        label="Search tables or columns"
        labelHidden
        name="tables"
        type="search"
        autoComplete="off"
        placeholder="Search tables or columns..."
        value={words}
        onChange={setWords}
      />
      <div className={styles.bar}>
        <p role="status">
          {selected.size} of {tables.length} tables selected
        </p>
        <div className={styles.buttons}>
          <Button size="sm" onClick={() => onSelect(new Set([...selected, ...ids]))}>
            Select All
          </Button>
          <Button
            size="sm"
            disabled={selected.size === 0}
            onClick={() => onSelect(new Set([...selected].filter((id) => !ids.includes(id))))}
          >
            Deselect All
          </Button>
        </div>
      </div>
      {found.length === 0 ? (
        <EmptyNote>No tables match your search</EmptyNote>
      ) : (
        <ul className={styles.list}>
          {found.map((table) => (
            <SelectableTableItem
              key={tableId(table)}
              table={table}
              selected={selected.has(tableId(table))}
              matches={matchingColumns(table, words)}
              onSelect={(chosen) => toggle(tableId(table), chosen)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
