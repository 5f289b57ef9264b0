import type { Column, ColumnMark, MarkChange, Table } from '@parley/contract/database-schema';
import { NavArrowDown } from 'iconoir-react';
import { useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Badge } from '../../../../ui/data/badge.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { categoryWords, placeKey } from '../../model/column-mark-text.ts';
import { tableId } from '../../model/table-id.ts';
import styles from './privacy.module.css';

const choices = [
  { value: 'none', label: 'Open' },
  { value: 'personal', label: 'Personal' },
  { value: 'secret', label: 'Secret' },
] satisfies { value: string; label: string }[];
type Choice = 'none' | 'personal' | 'secret';

type ColumnMarksEditorProps = {
  table: Table;
  marks: ReadonlyMap<string, ColumnMark>;
  busy: boolean;
  onSave: (changes: MarkChange[]) => void;
};

export function ColumnMarksEditor({ table, marks, busy, onSave }: ColumnMarksEditorProps) {
  const [open, setOpen] = useState(false);
  const marked = table.columns.filter(({ name }) => choiceOf(markOf(table, name, marks)) !== 'none').length;
  return (
    <li className={styles.table}>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        <NavArrowDown className={styles.arrow} width={18} height={18} aria-hidden="true" />
        <span className={styles.title}>{tableId(table)}</span>
        {table.kind !== 'table' && <Badge>{table.kind}</Badge>}
        {marked > 0 && <Badge tone="accent">{marked} marked</Badge>}
        <span className={styles.count}>
          {table.columns.length} {table.columns.length === 1 ? 'column' : 'columns'}
        </span>
      </button>
      {open && (
        <ul className={styles.columns}>
          {table.columns.map((column) => (
            <MarkedColumn
              key={column.name}
              table={table}
              column={column}
              mark={markOf(table, column.name, marks)}
              busy={busy}
              onSave={onSave}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

type MarkedColumnProps = Pick<ColumnMarksEditorProps, 'table' | 'busy' | 'onSave'> & {
  column: Column;
  mark: ColumnMark | undefined;
};

function MarkedColumn({ table, column, mark, busy, onSave }: MarkedColumnProps) {
  const place = { schema: table.schema, table: table.name, column: column.name };
  const choose = (choice: Choice) => {
    const category = choice === 'secret' ? 'secret' : (mark?.category ?? 'value');
    onSave([{ ...place, kind: choice === 'none' ? 'open' : choice, category }]);
  };
  const isMarked = mark !== undefined && mark.kind !== 'open';
  return (
    <li className={classNames(styles.row, styles.inset)}>
      <span className={styles.name}>{column.name}</span>
      <span className={styles.why}>
        <code>{column.type}</code>
        {isMarked && mark.category !== 'value' && <span>{categoryWords[mark.category]}</span>}
      </span>
      <div className={styles.choice}>
        <SelectField<Choice>
          label={`${tableId(table)}.${column.name} is`}
          labelHidden
          inline
          name={placeKey(place)}
          value={choiceOf(mark)}
          options={choices as { value: Choice; label: string }[]}
          disabled={busy}
          onChange={choose}
        />
      </div>
    </li>
  );
}

function markOf(
  { schema, name }: Table,
  column: string,
  marks: ColumnMarksEditorProps['marks'],
): ColumnMark | undefined {
  return marks.get(placeKey({ schema, table: name, column }));
}

function choiceOf(mark: ColumnMark | undefined): Choice {
  return mark === undefined || mark.kind === 'open' ? 'none' : mark.kind;
}
