import { ShopWindow } from 'iconoir-react';
import { recordedAnswer } from '../../../lib/recorded-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import styles from './sample-invitation.module.css';

type SampleInvitationProps = { busy: boolean; onOpen: () => void };

/** The shortest way to a first answer, with the answer in sight. */
export function SampleInvitation({ busy, onOpen }: SampleInvitationProps) {
  return (
    <Card as="section" className={styles.invitation}>
      <div className={styles.words}>
        <h3 className={styles.title}>Ask the sample shop</h3>
        <p className={styles.lead}>
          Two years of made-up orders, customers and reviews. Parley proposes tools for it, you keep the ones
          you like, and ask.
        </p>
        <div>
          <Button
            variant="primary"
            size="lg"
            icon={<ShopWindow width={18} height={18} />}
            busy={busy}
            busyLabel="Opening the shop..."
            onClick={onOpen}
          >
            Try the sample shop
          </Button>
        </div>
        <p className={styles.note}>One click. Nothing to install, no key, no password.</p>
      </div>
      <RecordedExample />
    </Card>
  );
}

function RecordedExample() {
  const { question, rows } = recordedAnswer;
  const most = Math.max(...rows.map(({ revenue }) => revenue));
  return (
    <figure className={styles.example} aria-label="A question asked of the sample shop">
      <p className={styles.question}>{question}</p>
      <ul className={styles.bars}>
        {rows.map(({ customer, revenue }) => (
          <li key={customer} className={styles.bar}>
            <span className={styles.customer}>{customer}</span>
            <span className={styles.track}>
              <span className={styles.fill} style={{ width: `${(revenue / most) * 100}%` }} />
            </span>
            <span className={styles.amount}>
              {revenue.toLocaleString('en-US', { minimumFractionDigits: 2 })}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
