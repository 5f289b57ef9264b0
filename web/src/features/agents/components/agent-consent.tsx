import {
  authorizeInput,
  type authorizeOutput,
  type ConsentInput,
} from '@parley/contract/accounts/agent-oauth';
import type { Connection } from '@parley/contract/connections';
import type { Tool } from '@parley/contract/tools';
import { useState } from 'react';
import type { z } from 'zod';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useAgentRequest, useDecide } from '../requests/use-agent-consent.ts';
import { useSourcesAndToolsForAgents } from '../requests/use-sources-and-tools-for-agents.ts';
import styles from './agents.module.css';
import { ChooseSourcesTokenMayReach } from './choose-sources-token-may-reach.tsx';

type AgentConsentProps = { search: string; leave: (address: string) => void };

export function AgentConsent({ search, leave }: AgentConsentProps) {
  const asked = useAgentRequest(search);
  const seen = useSourcesAndToolsForAgents();
  const input = authorizeInput.safeParse(Object.fromEntries(new URLSearchParams(search)));
  const error = asked.error ?? seen.error;
  if (error || !input.success) {
    return (
      <Notice tone="error" action={<ButtonLink to="/dashboard">To the dashboard</ButtonLink>}>
        {input.success && error
          ? errorMessage(error)
          : 'This link is not complete. Start again from the agent that sent you here.'}
      </Notice>
    );
  }
  if (!asked.data || !seen.data) return <Skeleton height="block" width="full" />;
  return <Decision asked={asked.data} {...seen.data} input={input.data} leave={leave} />;
}

type DecisionProps = Pick<AgentConsentProps, 'leave'> & {
  asked: z.infer<typeof authorizeOutput>;
  input: z.infer<typeof authorizeInput>;
  sources: Connection[];
  tools: Tool[];
};

function Decision({ asked, input, sources, tools, leave }: DecisionProps) {
  const { client, scopes } = asked;
  const decide = useDecide();
  const [writes, setWrites] = useState(false);
  const [unmasked, setUnmasked] = useState(false);
  const [connectionIds, setConnectionIds] = useState<string[] | null>(null);
  const answer = (allow: boolean) => {
    const decision: ConsentInput = {
      ...input,
      allow,
      scopes: ['read', ...(writes ? (['write'] as const) : []), ...(unmasked ? (['unmasked'] as const) : [])],
      connectionIds,
    };
    decide.mutate(decision, { onSuccess: ({ redirect }) => leave(redirect) });
  };
  const visible = tools.filter(
    ({ connectionId, type }) =>
      (writes || type === 'query') &&
      (connectionIds === null || (connectionId !== null && connectionIds.includes(connectionId))),
  );
  return (
    <Card as="section" padding="lg" className={styles.card}>
      <div>
        <h2 className={styles.heading}>{client.name} wants to use your tools</h2>
        <p className={styles.lead}>
          If you allow it, your browser goes back to <strong>{client.redirectHost}</strong>. You can take it
          back at any time in Settings, under Access Tokens.
        </p>
      </div>
      {decide.error && <Notice tone="error">{errorMessage(decide.error)}</Notice>}
      <ChooseSourcesTokenMayReach sources={sources} chosen={connectionIds} onChange={setConnectionIds} />
      {scopes.includes('write') ? (
        <Checkbox
          label="It may also change data, in two steps, where the connection allows writes"
          checked={writes}
          onChange={setWrites}
        />
      ) : (
        <p className={styles.small}>It asks to read only.</p>
      )}
      {scopes.includes('unmasked') && (
        <Checkbox
          label="It may see values of columns that are marked as personal or secret"
          checked={unmasked}
          onChange={setUnmasked}
        />
      )}
      <Visible tools={visible} />
      <div className={styles.actions}>
        <Button variant="primary" busy={decide.isPending} onClick={() => answer(true)}>
          Allow
        </Button>
        <Button disabled={decide.isPending} onClick={() => answer(false)}>
          Refuse
        </Button>
      </div>
    </Card>
  );
}

function Visible({ tools }: { tools: Tool[] }) {
  return (
    <section aria-label="What it will see">
      <p className={styles.legend}>
        What it will see: {tools.length === 1 ? '1 tool' : `${tools.length} tools`}
      </p>
      {tools.length > 0 && (
        <ul className={styles.choices}>
          {tools.map(({ id, name, connectionName, type }) => (
            <li key={id} className={styles.seen}>
              {name}{' '}
              <span className={styles.small}>
                {connectionName}
                {type === 'mutation' ? ', changes data' : ''}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.small}>And the schemas of these sources, and answers to questions about them.</p>
    </section>
  );
}
