import { Badge } from '../../../ui/data/badge.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './settings.module.css';

const channels = [
  { label: 'Email', description: 'News about your runs by mail' },
  { label: 'Browser', description: 'A note from your browser when long work ends' },
  { label: 'Monthly digest', description: 'What your tools did this month' },
];

export function NotificationsComingSoon() {
  return (
    <Card as="section" padding="lg" className={styles.card}>
      <div className={styles.between}>
        <h2 className={styles.heading}>Notifications</h2>
        <Badge>coming soon</Badge>
      </div>
      <p className={styles.lead}>Nothing is sent yet, so there is nothing to switch on.</p>
      <div className={styles.switches}>
        {channels.map((channel) => (
          <Switch key={channel.label} {...channel} checked={false} disabled />
        ))}
      </div>
    </Card>
  );
}
