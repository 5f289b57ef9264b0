import { Trash } from 'iconoir-react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import type { CustomColumn } from '../../model/custom-schema-draft.ts';
import styles from './custom-schema-editor.module.css';

type CustomColumnRowProps = {
  column: CustomColumn;
  types: { value: CustomColumn['type']; label: string }[];
  isKey: boolean;
  onKey: (isKey: boolean) => void;
  onChange: (column: CustomColumn) => void;
  onRemove: () => void;
};

export function CustomColumnRow({ column, types, isKey, onKey, onChange, onRemove }: CustomColumnRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.columnName}>{column.name}</span>
      <SelectField
        label={`Type of ${column.name}`}
        labelHidden
        name={`type-${column.name}`}
        inline
        options={types}
        value={column.type}
        onChange={(type) => onChange({ ...column, type })}
      />
      <Checkbox label="key" checked={isKey} onChange={onKey} />
      <Checkbox
        label="nullable"
        checked={column.nullable}
        onChange={(nullable) => onChange({ ...column, nullable })}
      />
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Remove ${column.name}`}
        icon={<Trash width={15} height={15} />}
        onClick={onRemove}
      />
    </li>
  );
}
