import type { DownloadFormat } from '@parley/contract/results/download-input';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'iconoir-react';
import { useState } from 'react';
import { ApiFailure } from '../../../../../lib/api/api-failure.ts';
import { downloadRows } from '../../../../../lib/api/download-rows.ts';
import { errorMessage } from '../../../../../lib/api/error-message.ts';
import { fileNameOf } from '../../../../../lib/results/result-as-csv-or-json.ts';
import { askSpaceAgain, useSpacePermission } from '../../../../../lib/session/use-space-permission.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { notify } from '../../../../../ui/feedback/toaster.tsx';
import { Menu } from '../../../../../ui/overlay/menu.tsx';
import type { Answer } from '../../../model/answer-state.ts';
import { chipValues } from '../../../model/chip-values.ts';

type DownloadAllRowsProps = { answer: Answer; name: string };

/** Only the database has the rest of what was cut short: the statement runs again, straight into a file. */
export function DownloadAllRows({ answer: { execution, sql, chips }, name }: DownloadAllRowsProps) {
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  const connectionId = execution?.connectionId;
  const mayRunSql = useSpacePermission('run-sql');
  if (!connectionId || !sql || !mayRunSql) return null;
  const save = async (format: DownloadFormat) => {
    setBusy(true);
    await downloadRows({
      connection_id: connectionId,
      query: sql,
      parameters: chips.map(({ parameter }) => parameter),
      values: chipValues(chips),
      format,
      file_name: fileNameOf(name),
    }).catch((error: unknown) => {
      notify.error(errorMessage(error));
      if (error instanceof ApiFailure) askSpaceAgain(queries, error.code);
    });
    setBusy(false);
  };
  return (
    <Menu
      label="Download all"
      trigger={
        <Button size="sm" busy={busy} busyLabel="Downloading..." icon={<Download width={15} height={15} />}>
          Download all
        </Button>
      }
      items={[
        { id: 'csv', label: 'All rows as CSV', onSelect: () => void save('csv') },
        { id: 'json', label: 'All rows as JSON', onSelect: () => void save('json') },
      ]}
    />
  );
}
