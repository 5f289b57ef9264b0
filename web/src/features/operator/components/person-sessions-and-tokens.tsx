import type { AccessToken } from '@parley/contract/agent-access';
import type { OperatorPerson, OperatorSession } from '@parley/contract/operator/operator-api';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DataTable } from '../../../ui/data/data-table.tsx';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { EmptyNote } from '../../../ui/feedback/empty-note.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { browserName } from '../model/browser-name.ts';
import { useEndSession, useEndSessions, useRevokePersonsToken } from '../requests/manage-person.ts';
import styles from './operator.module.css';
import { TimeOrNever } from './time-or-never.tsx';

type PersonSessionsAndTokensProps = {
  person: OperatorPerson;
  sessions: OperatorSession[];
  tokens: AccessToken[];
};

/** How somebody comes in, and the end of it. */
export function PersonSessionsAndTokens({ person, sessions, tokens }: PersonSessionsAndTokensProps) {
  return (
    <>
      <Sessions person={person} sessions={sessions} />
      <Tokens tokens={tokens} />
    </>
  );
}

/** Narrow enough that what can be done about it is in sight on a phone. */
function TwoLines({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span className={styles.lines}>
      <span>{title}</span>
      <span className={styles.address}>{children}</span>
    </span>
  );
}

const sayFailure = (error: Error) => notify.error(errorMessage(error));

function Sessions({ person, sessions }: Omit<PersonSessionsAndTokensProps, 'tokens'>) {
  const endAll = useEndSessions(person.id);
  const end = useEndSession();
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.between}>
        <h2 className={styles.heading}>Sessions</h2>
        {sessions.length > 0 && (
          <Button
            size="sm"
            busy={endAll.isPending}
            busyLabel="Ending..."
            onClick={() =>
              endAll.mutate(undefined, {
                onSuccess: () => notify.success('Every session is ended.'),
                onError: sayFailure,
              })
            }
          >
            End all sessions
          </Button>
        )}
      </div>
      {sessions.length === 0 ? (
        <EmptyNote>Not signed in anywhere.</EmptyNote>
      ) : (
        <DataTable
          caption="Sessions"
          columns={sessionColumns}
          rows={sessions.map((session) => ({
            session: (
              <TwoLines title={browserName(session.browser)}>
                {session.address && `${session.address} · `}since <Timestamp at={session.createdAt} />
              </TwoLines>
            ),
            action: (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`End the session of ${browserName(session.browser)}`}
                disabled={end.isPending}
                onClick={() =>
                  end.mutate(session.id, {
                    onSuccess: () => notify.success('The session is ended.'),
                    onError: sayFailure,
                  })
                }
              >
                End
              </Button>
            ),
          }))}
        />
      )}
    </Card>
  );
}

const sessionColumns = [
  { key: 'session', label: 'Browser' },
  { key: 'action', label: 'Action', align: 'end' as const },
];

function Tokens({ tokens }: Pick<PersonSessionsAndTokensProps, 'tokens'>) {
  const revoke = useRevokePersonsToken();
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>Access tokens</h2>
      {tokens.length === 0 ? (
        <EmptyNote>No program or agent has access.</EmptyNote>
      ) : (
        <DataTable
          caption="Access tokens"
          columns={tokenColumns}
          rows={tokens.map(({ id, name, hint, scopes, origin, lastUsedAt }) => ({
            token: (
              <TwoLines title={name}>
                <code>{hint}…</code> · {origin === 'oauth' ? 'agent, ' : ''}
                {scopes.includes('write') ? 'reads and writes' : 'reads'} · last used:{' '}
                <TimeOrNever at={lastUsedAt} />
              </TwoLines>
            ),
            action: (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Revoke ${name}`}
                disabled={revoke.isPending}
                onClick={() =>
                  revoke.mutate(id, {
                    onSuccess: () => notify.success(`${name} is revoked.`),
                    onError: sayFailure,
                  })
                }
              >
                Revoke
              </Button>
            ),
          }))}
        />
      )}
    </Card>
  );
}

const tokenColumns = [
  { key: 'token', label: 'Token' },
  { key: 'action', label: 'Action', align: 'end' as const },
];
