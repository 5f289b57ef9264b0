import { useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useServerInfo } from '../../../lib/server-info/use-server-info.ts';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { uploadSqliteFile } from '../requests/upload-sqlite-file.ts';
import styles from './connection-form.module.css';
import type { FieldsProps } from './server-fields.tsx';

export function SqliteFields({ values, errors, change, connection }: FieldsProps) {
  const [fileName, setFileName] = useState(connection?.file ?? null);
  const [progress, setProgress] = useState<number | null>(null);
  const [refused, setRefused] = useState<string>();
  const { data: server } = useServerInfo();
  const path = values.file && 'path' in values.file ? values.file.path : '';

  const send = async (file: File) => {
    setFileName(file.name);
    setRefused(undefined);
    setProgress(0);
    try {
      const { upload } = await uploadSqliteFile(file, setProgress);
      change('file', { upload });
      if (values.name === '') change('name', file.name.replace(/\.[^.]+$/, ''));
    } catch (error) {
      change('file', null);
      setFileName(connection?.file ?? null);
      setRefused(errorMessage(error));
    } finally {
      setProgress(null);
    }
  };

  return (
    <>
      <FileDrop
        label="Database file"
        hint="A SQLite database (.sqlite, .sqlite3, .db). It is copied to the server."
        accept=".sqlite,.sqlite3,.db,.db3,application/vnd.sqlite3"
        fileName={path === '' ? fileName : null}
        progress={progress}
        error={refused ?? (path === '' ? errors.file : undefined)}
        onFile={(file) => void send(file)}
      />
      {server?.sqlitePaths && (
        <details className={styles.path}>
          <summary>The file is already on the server</summary>
          <TextField
            label="Path on the server"
            name="path"
            autoComplete="off"
            hint="Works only inside the folder that whoever runs this server has opened for it."
            value={path}
            error={path === '' ? undefined : errors.file}
            onChange={(next) => change('file', next === '' ? null : { path: next })}
          />
        </details>
      )}
    </>
  );
}
