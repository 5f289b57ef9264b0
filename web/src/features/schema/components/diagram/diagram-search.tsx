import type { Table } from '@parley/contract/database-schema';
import { type SubmitEvent, useState } from 'react';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { findTables } from '../../model/find-tables.ts';
import { tableId } from '../../model/table-id.ts';
import styles from './diagram.module.css';

type DiagramSearchProps = { tables: Table[]; onFind: (id: string) => void };

/** Enter goes to the first table found, and from there to the next. */
export function DiagramSearch({ tables, onFind }: DiagramSearchProps) {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(-1);
  const found = words.trim() === '' ? [] : findTables(tables, words);
  const go = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (found.length === 0) return;
    const next = (at + 1) % found.length;
    const table = found[next];
    setAt(next);
    if (table) onFind(tableId(table));
  };
  return (
    <form className={styles.search} onSubmit={go} aria-label="Find in the diagram">
      <TextField
        label="Find a table or column"
        labelHidden
        name="diagram-search"
        type="search"
        autoComplete="off"
        placeholder="Find a table, press Enter..."
        value={words}
        onChange={(next) => {
          setWords(next);
          setAt(-1);
        }}
      />
      <span className={styles.found} role="status">
        {words.trim() !== '' && (found.length === 0 ? 'none' : `${Math.max(at, 0) + 1} of ${found.length}`)}
      </span>
    </form>
  );
}
