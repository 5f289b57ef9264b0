import type { Grant } from '@parley/contract/hosted-projects';
import { Plus } from 'iconoir-react';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useRedirectToHostedConsent } from '../../requests/use-redirect-to-hosted-consent.ts';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import styles from './grants-panel.module.css';

type GrantsPanelProps = { grants: Grant[]; referrer: string };

/** One access covers one organisation; a person may give several. */
export function GrantsPanel({ grants, referrer }: GrantsPanelProps) {
  const { leaving, failure, connect } = useRedirectToHostedConsent({ referrer });
  const [ending, setEnding] = useState<Grant | null>(null);
  return (
    <section className={styles.panel} aria-label="Organisations">
      <ul className={styles.grants}>
        {grants.map((grant) => (
          <li key={grant.id} className={styles.grant}>
            <span className={styles.name}>{organisationsOf(grant)}</span>
            <Button size="sm" variant="ghost" onClick={() => setEnding(grant)}>
              Disconnect<span className="visually-hidden"> {organisationsOf(grant)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button
        size="sm"
        icon={<Plus width={15} height={15} />}
        busy={leaving}
        busyLabel="Opening..."
        onClick={connect}
      >
        Add another organisation
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
      {ending && (
        <DisconnectDialog grant={ending} name={organisationsOf(ending)} onClose={() => setEnding(null)} />
      )}
    </section>
  );
}

function organisationsOf({ organizations }: Grant): string {
  return organizations.map(({ name }) => name).join(', ') || 'An organisation';
}
