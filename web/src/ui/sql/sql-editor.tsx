import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { type CreatedEditor, createSqlEditor, type SqlEditorSetting } from './create-sql-editor.ts';
import styles from './sql-editor.module.css';

type SqlEditorProps = SqlEditorSetting & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  invalid?: boolean;
  describedBy?: string;
  /** What the database says is wrong with the text as it stands. */
  problem?: string | null;
};

/** Heavy: import it lazily. The Tab key leaves it, as it leaves any other field. */
export function SqlEditor({
  label,
  value,
  onChange,
  invalid,
  describedBy,
  problem = null,
  ...setting
}: SqlEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CreatedEditor>(null);
  const change = useRef(onChange);
  change.current = onChange;
  const { dialect, tables, parameters } = setting;
  const started = useRef({ value, setting, label });

  useEffect(() => {
    if (!place.current) return;
    const created = createSqlEditor(place.current, {
      ...started.current,
      onChange: (text) => change.current(text),
    });
    editor.current = created;
    return created.destroy;
  }, []);

  useEffect(() => editor.current?.setText(value), [value]);
  useEffect(() => editor.current?.configure({ dialect, tables, parameters }), [dialect, tables, parameters]);
  useEffect(
    () => editor.current?.describe({ invalid: invalid ?? false, describedBy }),
    [invalid, describedBy],
  );

  useEffect(() => editor.current?.complain(problem), [problem]);

  return <div ref={place} className={classNames(styles.editor, invalid && styles.invalid)} />;
}
