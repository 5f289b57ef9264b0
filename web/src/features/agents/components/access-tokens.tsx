import { Key } from 'iconoir-react';
import { useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { CopyButton } from '../../../ui/actions/copy-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useAccessTokens } from '../requests/use-access-tokens.ts';
import { useSourcesAndToolsForAgents } from '../requests/use-sources-and-tools-for-agents.ts';
import styles from './agents.module.css';
import { TokenForm } from './token-form.tsx';
import { TokenRow } from './token-row.tsx';

type AccessTokensProps = {
  mayClear: boolean;
  /** On the page that connects agents, which makes tokens itself. */
  isBesideAgents?: boolean;
};

/** The secret lives in this component's memory only: whoever leaves the tab has seen it for the last time. */
export function AccessTokens({ mayClear, isBesideAgents = false }: AccessTokensProps) {
  const { data, error, isPending, refetch } = useAccessTokens();
  const { data: seen } = useSourcesAndToolsForAgents();
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const sources = seen?.sources ?? [];
  const begin = () => {
    setSecret(null);
    setCreating(true);
  };
  return (
    <Card as="section" padding="lg" className={styles.card}>
      <div className={styles.top}>
        <div>
          <h2 className={styles.heading}>Access tokens</h2>
          <p className={styles.lead}>
            With a token, your own programs and agents use your tools: through MCP and the REST API, with the
            same checks and the same history as you.
          </p>
        </div>
        {!isBesideAgents && (
          <div className={styles.actions}>
            <ButtonLink to="/connect-agent">Connect an agent</ButtonLink>
            {!creating && (
              <Button variant="primary" onClick={begin}>
                New token
              </Button>
            )}
          </div>
        )}
      </div>
      {secret && <NewSecret secret={secret} />}
      {creating && (
        <TokenForm
          sources={sources}
          mayClear={mayClear}
          onCancel={() => setCreating(false)}
          onCreated={(made) => {
            setSecret(made);
            setCreating(false);
          }}
        />
      )}
      {isPending && <Skeleton height="block" width="full" />}
      {error && (
        <Notice tone="error" action={<Button onClick={() => void refetch()}>Retry</Button>}>
          {errorMessage(error)}
        </Notice>
      )}
      {data?.tokens.length === 0 && !creating && (
        <EmptyState icon={<Key />} title="No access tokens">
          Make one for each program or agent, so that you can revoke them one by one.
        </EmptyState>
      )}
      {data && data.tokens.length > 0 && (
        <ul className={styles.list} aria-label="Access tokens">
          {data.tokens.map((token) => (
            <TokenRow key={token.id} token={token} sources={sources} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function NewSecret({ secret }: { secret: string }) {
  return (
    <Notice
      tone="success"
      title="Copy your token now. It is not shown again."
      action={<CopyButton text={secret} label="Copy token" />}
    >
      <code className={styles.secret}>{secret}</code>
    </Notice>
  );
}
