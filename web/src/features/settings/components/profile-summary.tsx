import type { User } from '@parley/contract/auth';
import { fullName } from '../../../lib/session/person-name.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './settings.module.css';

type ProfileSummaryProps = { user: User };

export function ProfileSummary({ user }: ProfileSummaryProps) {
  return (
    <Card as="section" padding="lg" className={styles.card}>
      <div className={styles.between}>
        <h2 className={styles.heading}>Profile</h2>
        <ButtonLink to="/profile" size="sm">
          Edit profile
        </ButtonLink>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Name</dt>
          <dd>{fullName(user) || 'Not given'}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </div>
      </dl>
      <p className={styles.soon}>
        Picture, time zone and language <Badge>coming soon</Badge>
      </p>
    </Card>
  );
}
