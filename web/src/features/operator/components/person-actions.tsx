import type { OperatorPerson } from '@parley/contract/operator/operator-api';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useMakeResetLink, useSetDisabled } from '../requests/manage-person.ts';
import { DeletePerson } from './delete-person.tsx';
import styles from './operator.module.css';

type PersonActionsProps = { person: OperatorPerson; isSelf: boolean; onDeleted: () => void };

export function PersonActions({ person, isSelf, onDeleted }: PersonActionsProps) {
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>Account</h2>
      <ResetLink person={person} />
      {!isSelf && (
        <>
          <Disable person={person} />
          <Delete person={person} onDeleted={onDeleted} />
        </>
      )}
    </Card>
  );
}

type ChoiceProps = { title: string; children: ReactNode; action: ReactNode };

function Choice({ title, children, action }: ChoiceProps) {
  return (
    <div className={styles.choice}>
      <div>
        <h3 className={styles.subheading}>{title}</h3>
        <p className={styles.lead}>{children}</p>
      </div>
      {action}
    </div>
  );
}

function ResetLink({ person }: Pick<PersonActionsProps, 'person'>) {
  const make = useMakeResetLink(person.id);
  const go = () => make.mutate(undefined, { onError: (error) => notify.error(errorMessage(error)) });
  return (
    <>
      <Choice
        title="New password"
        action={
          <Button busy={make.isPending} busyLabel="Making a link..." onClick={go}>
            Make a reset link
          </Button>
        }
      >
        A link with which {person.name || person.email} sets a new password. Their sessions and tokens end
        when they use it.
      </Choice>
      {make.data && (
        <Notice tone="success" title="Hand this link over; it is shown only now">
          <div className={styles.link}>
            <code>{make.data.link}</code>
            <CopyButton text={make.data.link} label="Copy link" />
          </div>
          <p className={styles.small}>
            It works once, until <Timestamp at={make.data.expiresAt} />.
          </p>
        </Notice>
      )}
    </>
  );
}

function Disable({ person }: Pick<PersonActionsProps, 'person'>) {
  const [asking, setAsking] = useState(false);
  const change = useSetDisabled(person.id);
  const name = person.name || person.email;
  const isDisabled = person.disabledAt !== null;
  const go = () =>
    change.mutate(!isDisabled, {
      onSuccess: () => notify.success(isDisabled ? `${name} can sign in again.` : `${name} is disabled.`),
      onError: (error) => notify.error(errorMessage(error)),
      onSettled: () => setAsking(false),
    });
  if (isDisabled) {
    return (
      <Choice
        title="Enable"
        action={
          <Button busy={change.isPending} busyLabel="Enabling..." onClick={go}>
            Enable account
          </Button>
        }
      >
        They can sign in again, and their access tokens work again.
      </Choice>
    );
  }
  return (
    <Choice title="Disable" action={<Button onClick={() => setAsking(true)}>Disable account</Button>}>
      Nothing is deleted. They are signed out, cannot sign in, and their tokens and agents stop at once.
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Disable ${name}?`}
        action="Disable account"
        busy={change.isPending}
        busyLabel="Disabling..."
        onConfirm={go}
      >
        <p>
          <strong>{person.email}</strong> is signed out everywhere and cannot sign in. Access tokens and
          agents stop at once. You can enable the account again.
        </p>
      </ConfirmDialog>
    </Choice>
  );
}

function Delete({ person, onDeleted }: Omit<PersonActionsProps, 'isSelf'>) {
  const [asking, setAsking] = useState(false);
  return (
    <Choice
      title="Delete"
      action={
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      }
    >
      The account goes with everything of it: connections, tools, conversations, records, files and tokens.
      <DeletePerson person={person} open={asking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
    </Choice>
  );
}
