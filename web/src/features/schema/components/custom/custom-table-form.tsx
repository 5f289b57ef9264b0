import { customColumnTypes } from '@parley/contract/connections';
import { Plus, Trash } from 'iconoir-react';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import {
  type CustomColumn,
  type CustomTable,
  columnMistake,
  tableMistake,
  withColumn,
  withKey,
  withoutColumn,
} from '../../model/custom-schema-draft.ts';
import { useAddByNameForm } from '../../model/use-add-by-name-form.ts';
import { CustomColumnRow } from './custom-column-row.tsx';
import styles from './custom-schema-editor.module.css';

const types = customColumnTypes.map((value) => ({ value, label: value }));

type CustomTableFormProps = {
  table: CustomTable;
  others: CustomTable[];
  onChange: (table: CustomTable) => void;
  onRemove: () => void;
};

export function CustomTableForm({ table, others, onChange, onRemove }: CustomTableFormProps) {
  const [type, setType] = useState<CustomColumn['type']>('varchar');
  const [nullable, setNullable] = useState(true);
  const column = useAddByNameForm((name) => {
    const mistake = columnMistake(table.columns, name);
    if (mistake) return mistake;
    onChange({ ...table, columns: [...table.columns, { name: name.trim(), type, nullable }] });
    setType('varchar');
    setNullable(true);
    return undefined;
  });
  return (
    <div className={styles.form}>
      <div className={styles.heading}>
        <RenameTable table={table} others={others} onChange={onChange} />
        <Button variant="ghost" icon={<Trash width={15} height={15} />} onClick={onRemove}>
          Remove table
        </Button>
      </div>
      <ul className={styles.rows} aria-label={`Columns of ${table.name}`}>
        {table.columns.map((one, index) => (
          <CustomColumnRow
            key={one.name}
            column={one}
            types={types}
            isKey={table.primaryKey.includes(one.name)}
            onKey={(isKey) => onChange(withKey(table, one.name, isKey))}
            onChange={(next) => onChange(withColumn(table, index, next))}
            onRemove={() => onChange(withoutColumn(table, index))}
          />
        ))}
        {table.columns.length === 0 && <li className={styles.none}>No columns yet.</li>}
      </ul>
      <form {...column.form} className={styles.newColumn} aria-label="New column">
        <TextField
          label="New column"
          name="column-name"
          autoComplete="off"
          placeholder="column name"
          value={column.name}
          error={column.mistake}
          onChange={column.setName}
        />
        <SelectField label="Type" name="column-type" options={types} value={type} onChange={setType} />
        <div className={styles.tick}>
          <Checkbox label="nullable" checked={nullable} onChange={setNullable} />
        </div>
        <Button type="submit" className={styles.submit} icon={<Plus width={15} height={15} />}>
          Add Column
        </Button>
      </form>
    </div>
  );
}

type RenameTableProps = Pick<CustomTableFormProps, 'table' | 'others' | 'onChange'>;

/** The draft takes a name over only once it is a good one: two tables never share one, not even while typing. */
function RenameTable({ table, others, onChange }: RenameTableProps) {
  const [name, setName] = useState(table.name);
  const mistake = tableMistake(others, name);
  const rename = () => {
    if (!mistake && name.trim() !== table.name) onChange({ ...table, name: name.trim() });
  };
  return (
    <div className={styles.rename}>
      <TextField
        label="Table name"
        name="table-rename"
        autoComplete="off"
        value={name}
        error={mistake}
        onChange={setName}
        onBlur={rename}
      />
    </div>
  );
}
