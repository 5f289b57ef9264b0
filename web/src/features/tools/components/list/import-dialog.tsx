import { useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { FileDrop } from '../../../../ui/form/file-drop.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { Modal } from '../../../../ui/overlay/modal.tsx';
import type { ConnectedSource } from '../../model/connected-source.ts';
import { type ImportReport, importTools } from '../../requests/export-and-import-tools.ts';
import { useRefreshTools } from '../../requests/tool-queries-and-mutations.ts';
import styles from './import-dialog.module.css';

type ImportDialogProps = { open: boolean; sources: ConnectedSource[]; onClose: () => void };

export function ImportDialog({ open, sources, onClose }: ImportDialogProps) {
  const [source, setSource] = useState('');
  const target = source || (sources[0]?.id ?? '');
  const { file, report, failure, busy, take, clear, start } = useImport(target);
  const close = () => {
    clear();
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title="Import tools"
      description="Each tool is prepared on the chosen database before it is saved."
      footer={
        report ? (
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              disabled={!file || target === ''}
              busy={busy}
              busyLabel="Importing..."
              onClick={() => void start()}
            >
              Import
            </Button>
          </>
        )
      }
    >
      <div className={styles.form}>
        {failure && <Notice tone="error">{failure}</Notice>}
        {report ? (
          <Report report={report} />
        ) : (
          <>
            <FileDrop
              label="File"
              hint="A file that Parley exported (JSON), or an MCP Toolbox tools.yaml."
              accept=".json,.yaml,.yml"
              fileName={file?.name ?? null}
              progress={null}
              onFile={take}
            />
            <SelectField
              label="Database"
              name="connection"
              value={target}
              options={sources.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setSource}
            />
          </>
        )}
      </div>
    </Modal>
  );
}

/** One file on its way into the tools of a database. */
function useImport(target: string) {
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const refresh = useRefreshTools();
  const begin = (chosen: File | null) => {
    setFile(chosen);
    setReport(null);
    setFailure('');
  };
  const start = async () => {
    if (!file) return;
    setBusy(true);
    setFailure('');
    try {
      setReport(await importTools(target, await file.text()));
      await refresh();
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { file, report, failure, busy, take: begin, clear: () => begin(null), start };
}

function Report({ report: { saved, failed } }: { report: ImportReport }) {
  return (
    <>
      {saved.length > 0 && (
        <Notice tone="success" title={`${saved.length === 1 ? '1 tool' : `${saved.length} tools`} imported`}>
          {saved.map(({ name }) => name).join(', ')}
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice
          tone="warning"
          title={`${failed.length === 1 ? '1 tool was' : `${failed.length} tools were`} left out`}
        >
          <ul>
            {failed.map(({ name, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries of a file may share a name
              <li key={index}>
                <strong>{name}</strong>: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {saved.length + failed.length === 0 && <Notice tone="info">There is no tool in this file.</Notice>}
    </>
  );
}
