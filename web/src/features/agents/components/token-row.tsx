import type { AccessToken } from '@parley/contract/agent-access';
import type { Connection } from '@parley/contract/connections';
import { useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useRevokeToken } from '../requests/use-access-tokens.ts';
import styles from './agents.module.css';

type TokenRowProps = { token: AccessToken; sources: Connection[] };

export function TokenRow({ token, sources }: TokenRowProps) {
  const { name, hint, scopes, origin, expiresAt, lastUsedAt } = token;
  const isOver = origin === 'person' && expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {name}
          <Badge tone={scopes.includes('write') ? 'warning' : 'neutral'}>{scopeWords(scopes)}</Badge>
          {scopes.includes('unmasked') && <Badge tone="warning">Sees marked values</Badge>}
          {origin === 'oauth' && <Badge tone="accent">Allowed in the browser</Badge>}
          {isOver && <Badge tone="danger">Expired</Badge>}
        </p>
        <p className={styles.facts}>
          <code>{hint}…</code>
          <span>{sourcesOf(token, sources)}</span>
          <span>Last used: {lastUsedAt ? <Timestamp at={lastUsedAt} /> : 'never'}</span>
          <span>{origin === 'oauth' ? 'Renews itself' : <Expiry at={expiresAt} />}</span>
        </p>
      </div>
      <Revoke token={token} />
    </li>
  );
}

function Expiry({ at }: { at: string | null }) {
  if (at === null) return 'Does not expire';
  return (
    <>
      Expires: <Timestamp at={at} />
    </>
  );
}

function sourcesOf({ connectionIds }: AccessToken, sources: Connection[]): string {
  if (connectionIds === null) return 'All sources';
  const names = sources.filter(({ id }) => connectionIds.includes(id)).map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : 'No source any more';
}

function Revoke({ token: { id, name } }: Pick<TokenRowProps, 'token'>) {
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeToken();
  const go = () =>
    revoke.mutate(id, {
      onSuccess: () => notify.success(`${name} is revoked.`),
      onError: (error) => notify.error(errorMessage(error)),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button size="sm" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Revoke ${name}?`}
        action="Revoke token"
        busy={revoke.isPending}
        busyLabel="Revoking..."
        onConfirm={go}
      >
        <p>
          Programs that use it lose access at once. This cannot be undone. Past calls stay in the history.
        </p>
      </ConfirmDialog>
    </>
  );
}

function scopeWords(scopes: AccessToken['scopes']): string {
  if (!scopes.includes('write')) return 'Read only';
  return scopes.includes('read') ? 'Read and write' : 'Write only';
}
