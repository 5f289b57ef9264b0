import { useState } from 'react';
import { errorMessage } from '../../../lib/error-message.ts';
import { saveTextFile } from '../../../lib/save-text-file.ts';
import { notify } from '../../../ui/toaster.tsx';
import { exportTools } from '../requests/transfer-tools.ts';

/** Without ids, all tools. */
export function useExport() {
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
