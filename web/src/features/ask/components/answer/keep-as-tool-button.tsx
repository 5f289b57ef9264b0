import type { Execution } from '@parley/contract/ask';
import type { Suggestion } from '@parley/contract/tools';
import { toolLimits } from '@parley/contract/tools';
import { Check, Plus } from 'iconoir-react';
import { type SubmitEvent, useId, useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/data/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Modal } from '../../../../ui/overlay/modal.tsx';
import { SqlBlock } from '../../../../ui/sql/sql-block.tsx';
import { draftToolFromAnswer } from '../../requests/draft-tool.ts';
import styles from './keep-as-tool-button.module.css';

type KeepAsToolButtonProps = {
  execution: Execution;
  /** Saves it; fails with the reason. */
  save: (suggestion: Suggestion) => Promise<void>;
};

/** A statement that was composed for one question becomes a tool: proven again, shown, and saved under a name. */
export function KeepAsToolButton({ execution, save }: KeepAsToolButtonProps) {
  const [draft, setDraft] = useState<Suggestion | null>(null);
  const [busy, setBusy] = useState(false);
  const [isKept, setKept] = useState(false);
  const make = async () => {
    setBusy(true);
    await draftToolFromAnswer(execution).then(
      ({ suggestion }) => setDraft(suggestion),
      (error: unknown) => notify.error(errorMessage(error)),
    );
    setBusy(false);
  };
  if (isKept) {
    return (
      <Badge tone="success">
        <Check width={14} height={14} aria-hidden="true" /> Kept as tool
      </Badge>
    );
  }
  return (
    <>
      <Button
        size="sm"
        icon={<Plus width={15} height={15} />}
        busy={busy}
        busyLabel="Checking..."
        onClick={() => void make()}
      >
        Keep this tool
      </Button>
      {draft && (
        <KeepDialog
          draft={draft}
          save={save}
          onClose={() => setDraft(null)}
          onKept={() => {
            setDraft(null);
            setKept(true);
          }}
        />
      )}
    </>
  );
}

type KeepDialogProps = {
  draft: Suggestion;
  save: KeepAsToolButtonProps['save'];
  onClose: () => void;
  onKept: () => void;
};

function KeepDialog({ draft, save, onClose, onKept }: KeepDialogProps) {
  const formId = useId();
  const [name, setName] = useState(draft.name);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() === '') return setProblem('Please give the tool a name.');
    setBusy(true);
    setProblem(null);
    await save({ ...draft, name: name.trim().slice(0, toolLimits.name) }).then(onKept, (error: unknown) =>
      setProblem(errorMessage(error)),
    );
    setBusy(false);
  };
  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      title="Keep this tool"
      description="From now on this tool answers the question, with other values too."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Saving...">
            Save tool
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        method="post"
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label="Name"
          name="name"
          value={name}
          onChange={setName}
          hint={`Answers: ${draft.description}`}
          autoComplete="off"
          required
        />
        <SqlBlock sql={draft.sql} />
        {problem && <Notice tone="error">{problem}</Notice>}
      </form>
    </Modal>
  );
}
