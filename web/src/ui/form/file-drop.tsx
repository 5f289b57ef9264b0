import { Page, Upload } from 'iconoir-react';
import { type DragEvent, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import styles from './file-drop.module.css';

type FileDropProps = {
  label: string;
  hint: string;
  accept: string;
  /** What lies in it now. */
  fileName: string | null;
  /** 0 to 1 while a file is on its way, null otherwise. */
  progress: number | null;
  error?: string | undefined;
  onFile: (file: File) => void;
};

export function FileDrop({ label, hint, accept, fileName, progress, error, onFile }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <label
        className={classNames(styles.zone, over && styles.over, error && styles.invalid)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          className={styles.input}
          accept={accept}
          disabled={progress !== null}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            take(event.target.files);
            // The same file, mended, may be chosen again.
            event.target.value = '';
          }}
        />
        {fileName ? <Page aria-hidden="true" /> : <Upload aria-hidden="true" />}
        <span className={styles.words}>
          <span className={styles.name}>{fileName ?? 'Drop a file here, or click to choose one'}</span>
          <span className={styles.hint}>
            {fileName && progress === null ? 'Click to choose another.' : hint}
          </span>
        </span>
      </label>
      {progress !== null && (
        <ProgressBar label={`Sending ${fileName ?? ''}`} value={progress} max={1}>
          Sending...
        </ProgressBar>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
