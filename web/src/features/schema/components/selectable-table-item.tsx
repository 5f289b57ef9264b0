import type { Table } from '@parley/contract/database-schema';
import { NavArrowDown } from 'iconoir-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { tableId } from '../model/table-id.ts';
import { ColumnList } from './column-list.tsx';
import styles from './selectable-table-item.module.css';

type SelectableTableItemProps = {
  table: Table;
  selected: boolean;
  /** Columns by which a search found it. */
  matches: string[];
  onSelect: (selected: boolean) => void;
};

export function SelectableTableItem({ table, selected, matches, onSelect }: SelectableTableItemProps) {
  const [open, setOpen] = useState(false);
  const id = tableId(table);
  const key = table.derived.primaryKey.join(', ');
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.name}>
          <Checkbox label={id} name={id} checked={selected} onChange={onSelect} />
          {matches.length > 0 && <span className={styles.match}>{matches.join(', ')}</span>}
        </div>
        {table.kind !== 'table' && <Badge>{table.kind}</Badge>}
        {key && <Badge tone="accent">PK {key}</Badge>}
        <span className={styles.count}>{plural(table.columns.length, 'column')}</span>
        <IconButton
          className={styles.toggle}
          label={`Columns of ${id}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <NavArrowDown width={18} height={18} />
        </IconButton>
      </div>
      {open && (
        <div className={styles.columns}>
          <ColumnList table={table} />
        </div>
      )}
    </li>
  );
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
