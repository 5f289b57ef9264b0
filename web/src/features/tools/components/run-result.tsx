import { Download } from 'iconoir-react';
import { saveTextFile } from '../../../lib/save-text-file.ts';
import { Button } from '../../../ui/button.tsx';
import { ValueGrid } from '../../../ui/value-grid.tsx';
import { gridColumns } from '../model/grid-columns.ts';
import { timeWords } from '../model/proof-words.ts';
import { fileNameOf, resultAsCsv, resultAsJson } from '../model/result-file.ts';
import type { ToolRun } from '../requests/run-tool.ts';
import styles from './run-result.module.css';

/** More rows than anybody reads on a test; the files have them all. */
const mostRows = 200;

type RunResultProps = { name: string; run: ToolRun };

export function RunResult({ name, run: { result } }: RunResultProps) {
  const { rows, columns, truncated, durationMs } = result;
  const shown = rows.slice(0, mostRows);
  const download = (format: 'csv' | 'json') =>
    format === 'csv'
      ? saveTextFile(`${fileNameOf(name)}.csv`, resultAsCsv(result), 'text/csv')
      : saveTextFile(`${fileNameOf(name)}.json`, resultAsJson(result), 'application/json');
  return (
    <section className={styles.result} aria-label="Result">
      <div className={styles.bar}>
        <p role="status">
          <strong>{rows.length === 1 ? '1 row' : `${rows.length.toLocaleString('en-US')} rows`}</strong> in{' '}
          {timeWords(durationMs)}
          {truncated && `, cut short at the limit of ${truncated}`}
          {shown.length < rows.length && `, the first ${mostRows} shown`}
        </p>
        {rows.length > 0 && (
          <span className={styles.buttons}>
            <Button size="sm" icon={<Download width={15} height={15} />} onClick={() => download('csv')}>
              CSV
            </Button>
            <Button size="sm" icon={<Download width={15} height={15} />} onClick={() => download('json')}>
              JSON
            </Button>
          </span>
        )}
      </div>
      {rows.length > 0 ? (
        <div className={styles.grid}>
          <ValueGrid caption={`Result of ${name}`} columns={gridColumns(columns)} rows={shown} />
        </div>
      ) : (
        <p className={styles.none}>Nothing matches these values.</p>
      )}
    </section>
  );
}
