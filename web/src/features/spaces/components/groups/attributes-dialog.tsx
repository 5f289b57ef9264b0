import type { MemberAttribute } from '@parley/contract/spaces/row-rules-and-groups';
import { Plus, Xmark } from 'iconoir-react';
import { type SubmitEvent, useId, useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Modal } from '../../../../ui/overlay/modal.tsx';
import {
  type AttributeRow,
  attributeChanges,
  emptyRow,
  type RowProblem,
  rowProblems,
  rowsOf,
} from '../../model/attribute-draft.ts';
import { useChangeAttributes } from '../../requests/group-and-attribute-requests.ts';
import styles from './groups.module.css';

type AttributesDialogProps = {
  person: { id: string; who: string };
  known: readonly MemberAttribute[];
  /** In use, or asked for by a rule or a tool. */
  names: readonly string[];
  onClose: () => void;
};

export function AttributesDialog({ person, known, names, onClose }: AttributesDialogProps) {
  const formId = useId();
  const change = useChangeAttributes(person.id);
  const [rows, setRows] = useState(() => (known.length > 0 ? rowsOf(known) : [emptyRow([])]));
  const [problems, setProblems] = useState<ReadonlyMap<number, RowProblem>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const set = (row: AttributeRow) => setRows(rows.map((one) => (one.id === row.id ? row : one)));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = rowProblems(rows);
    setProblems(found);
    setFailure(null);
    if (found.size > 0) return;
    const changes = attributeChanges(known, rows);
    if (changes.length === 0) return onClose();
    change.mutate(changes, {
      onSuccess: () => {
        notify.success(`Attributes of ${person.who} are saved.`);
        onClose();
      },
      onError: (error) => setFailure(errorMessage(error)),
    });
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={`Attributes of ${person.who}`}
      description="What tools and row rules can know of them, such as region = Nordics."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={change.isPending} busyLabel="Saving...">
            Save attributes
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        aria-label="Attributes"
        onSubmit={submit}
        noValidate
        method="post"
      >
        {failure && <Notice tone="error">{failure}</Notice>}
        {rows.length > 0 && (
          <ul className={styles.rows}>
            {rows.map((row, index) => (
              <Row
                key={row.id}
                row={row}
                at={index + 1}
                names={names}
                problem={problems.get(row.id)}
                onChange={set}
                onRemove={() => setRows(rows.filter(({ id }) => id !== row.id))}
              />
            ))}
          </ul>
        )}
        {rows.length === 0 && <p className={styles.mail}>Nothing is known of them.</p>}
        <div>
          <Button
            size="sm"
            icon={<Plus width={15} height={15} />}
            onClick={() => setRows([...rows, emptyRow(rows)])}
          >
            Add attribute
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type RowProps = {
  row: AttributeRow;
  at: number;
  names: readonly string[];
  problem: RowProblem | undefined;
  onChange: (row: AttributeRow) => void;
  onRemove: () => void;
};

function Row({ row, at, names, problem, onChange, onRemove }: RowProps) {
  return (
    <li className={styles.pair}>
      <TextField
        label={`Name ${at}`}
        labelHidden
        name={`name-${row.id}`}
        placeholder="region"
        autoComplete="off"
        suggestions={names}
        value={row.name}
        error={problem?.name}
        onChange={(name) => onChange({ ...row, name })}
      />
      <span className={styles.equals} aria-hidden="true">
        =
      </span>
      <TextField
        label={`Value ${at}`}
        labelHidden
        name={`value-${row.id}`}
        placeholder="Nordics"
        autoComplete="off"
        value={row.value}
        error={problem?.value}
        onChange={(value) => onChange({ ...row, value })}
      />
      <IconButton
        className={styles.remove}
        label={`Remove ${row.name || `attribute ${at}`}`}
        onClick={onRemove}
      >
        <Xmark width={16} height={16} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
