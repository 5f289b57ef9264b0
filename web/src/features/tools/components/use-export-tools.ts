import { useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { saveTextFile } from '../../../lib/results/save-text-file.ts';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { exportTools } from '../requests/export-and-import-tools.ts';

/** Without ids, all tools. */
export function useExportTools() {
  const [busy, setBusy] = useState(false);
  const start = async (ids?: string[]) => {
    setBusy(true);
    try {
      saveTextFile('parley-tools.json', await exportTools(ids), 'application/json');
    } catch (error) {
      notify.error(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, start };
}
