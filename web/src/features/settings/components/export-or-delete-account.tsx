import type { User } from '@parley/contract/auth';
import { api } from '@parley/contract/routes';
import { Download } from 'iconoir-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import styles from './settings.module.css';

type ExportOrDeleteAccountProps = { user: User; onDeleted: () => void };

export function ExportOrDeleteAccount({ user, onDeleted }: ExportOrDeleteAccountProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section" padding="lg" className={styles.card} aria-labelledby="your-data">
      <div className={styles.choice}>
        <div>
          <h2 id="your-data" className={styles.heading}>
            Your data
          </h2>
          <p className={styles.lead}>
            One JSON file with everything of your account: profile, connections, schemas, tools and their
            versions, conversations, records and votes. Passwords, keys and tokens are not in it, nor are
            uploaded SQLite files.
          </p>
        </div>
        <ButtonLink href={api.exportProfile} icon={<Download width={16} height={16} />}>
          Download my data
        </ButtonLink>
      </div>
      <div className={styles.choice}>
        <div>
          <h3 className={styles.subheading}>Delete your account</h3>
          <p className={styles.lead}>
            Deletes all of that, for good. It takes a moment, and nobody can bring it back.
          </p>
        </div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      <DeleteAccountDialog user={user} open={asking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
    </Card>
  );
}
