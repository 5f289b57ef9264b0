import type { ParameterValue } from '@parley/contract/parameters';
import type { DownloadFormat } from '@parley/contract/results/download-input';
import type { Tool } from '@parley/contract/tools';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'iconoir-react';
import type { ReactNode } from 'react';
import { ApiFailure } from '../../../../lib/api/api-failure.ts';
import { downloadRows } from '../../../../lib/api/download-rows.ts';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { alignGridColumns } from '../../../../lib/results/align-grid-columns.ts';
import { fileNameOf, resultAsCsv, resultAsJson } from '../../../../lib/results/result-as-csv-or-json.ts';
import { saveTextFile } from '../../../../lib/results/save-text-file.ts';
import { askSpaceAgain, useSpacePermission } from '../../../../lib/session/use-space-permission.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { DatabaseRowsTable } from '../../../../ui/data/database-rows-table.tsx';
import { EmptyNote } from '../../../../ui/feedback/empty-note.tsx';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { countText } from '../../../../ui/locale-format.ts';
import { timeWords } from '../../model/proof-run-summary.ts';
import { withoutBound } from '../../model/typed-parameter-values.ts';
import type { ToolRun } from '../../requests/run-or-rehearse-tool.ts';
import styles from './run-result.module.css';

/** Makes a link to the answer of a run; whoever shares brings it. */
export type ShareRun = (executionId: string) => ReactNode;

const files = {
  csv: { text: resultAsCsv, type: 'text/csv' },
  json: { text: resultAsJson, type: 'application/json' },
} as const satisfies Record<DownloadFormat, unknown>;

/** More rows than anybody reads on a test; the files have them all. */
const mostRows = 200;

type RunResultProps = { tool: Tool; run: ToolRun; share?: ShareRun | undefined };

export function RunResult({ tool, run: { executionId, result, values }, share }: RunResultProps) {
  const { name } = tool;
  const mayRunSql = useSpacePermission('run-sql');
  const queries = useQueryClient();
  const { rows, columns, truncated, durationMs } = result;
  const shown = rows.slice(0, mostRows);
  const save = async (format: DownloadFormat) => {
    const file = fileNameOf(name);
    // What is here whole needs no second run; the rest of what was cut short only the database has.
    if (truncated === null) saveTextFile(`${file}.${format}`, files[format].text(result), files[format].type);
    else {
      await downloadWhole(tool, values, format).catch((error: unknown) => {
        notify.error(errorMessage(error));
        if (error instanceof ApiFailure) askSpaceAgain(queries, error.code);
      });
    }
  };
  return (
    <section className={styles.result} aria-label="Result">
      <div className={styles.bar}>
        <p role="status">
          <strong>{rows.length === 1 ? '1 row' : `${countText(rows.length)} rows`}</strong> in{' '}
          {timeWords(durationMs)}
          {truncated && `, cut short at the limit of ${truncated}`}
          {shown.length < rows.length && `, the first ${mostRows} shown`}
        </p>
        {rows.length > 0 && (truncated === null || mayRunSql) && (
          <span className={styles.buttons}>
            <Button size="sm" icon={<Download width={15} height={15} />} onClick={() => void save('csv')}>
              CSV
            </Button>
            <Button size="sm" icon={<Download width={15} height={15} />} onClick={() => void save('json')}>
              JSON
            </Button>
            {share?.(executionId)}
          </span>
        )}
      </div>
      {rows.length > 0 ? (
        <div className={styles.grid}>
          <DatabaseRowsTable caption={`Result of ${name}`} columns={alignGridColumns(columns)} rows={shown} />
        </div>
      ) : (
        <EmptyNote>Nothing matches these values.</EmptyNote>
      )}
    </section>
  );
}

async function downloadWhole(tool: Tool, values: Record<string, ParameterValue>, format: DownloadFormat) {
  const { connectionId, sql, parameters, name } = tool;
  if (connectionId === null) return;
  await downloadRows({
    connection_id: connectionId,
    query: sql,
    parameters,
    values: withoutBound(parameters, values),
    format,
    file_name: fileNameOf(name),
  });
}
