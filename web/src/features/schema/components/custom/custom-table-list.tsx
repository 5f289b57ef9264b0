import { Plus } from 'iconoir-react';
import { Button } from '../../../../ui/actions/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { CustomTable } from '../../model/custom-schema-draft.ts';
import { useAddByNameForm } from '../../model/use-add-by-name-form.ts';
import styles from './custom-schema-editor.module.css';

type CustomTableListProps = {
  tables: CustomTable[];
  at: number;
  onChoose: (at: number) => void;
  /** Gives back what is wrong with the name, if anything is. */
  onAdd: (name: string) => string | undefined;
};

export function CustomTableList({ tables, at, onChoose, onAdd }: CustomTableListProps) {
  const { name, setName, mistake, form } = useAddByNameForm(onAdd);
  return (
    <div className={styles.side}>
      <form {...form} className={styles.add} aria-label="New table">
        <TextField
          label="New table"
          name="table-name"
          autoComplete="off"
          autoFocus
          placeholder="table name"
          value={name}
          error={mistake}
          onChange={setName}
        />
        <Button type="submit" icon={<Plus width={15} height={15} />}>
          Add Table
        </Button>
      </form>
      <ul className={styles.tables}>
        {tables.map((table, index) => (
          <li key={table.name}>
            <button
              type="button"
              className={classNames(styles.table, index === at && styles.chosen)}
              aria-current={index === at ? 'true' : undefined}
              onClick={() => onChoose(index)}
            >
              <span className={styles.tableName}>{table.name}</span>
              <span className={styles.count}>{table.columns.length}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
