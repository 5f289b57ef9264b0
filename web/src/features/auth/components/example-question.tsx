import { Card } from '../../../ui/card.tsx';
import { SqlBlock } from '../../../ui/sql-block.tsx';
import { ValueChip } from '../../../ui/value-chip.tsx';
import styles from './example-question.module.css';

const sql = `select customer, sum(total) as spent
from orders
where state = :state and ordered_at >= :since
group by customer
having sum(total) > :at_least`;

/** Shows what an account is for, in the product's own terms; it is an illustration and says so. */
export function ExampleQuestion() {
  return (
    <div className={styles.example}>
      <p className={styles.kicker}>An example</p>
      <p className={styles.claim}>You ask in your words. You see every value and every line of SQL.</p>
      <Card padding="lg" className={styles.card}>
        <p className={styles.question}>Which customers in Texas ordered more than $500 last month?</p>
        <div className={styles.chips}>
          <ValueChip label="state" value="TX" source="from your words" />
          <ValueChip label="at_least" value="500" source="from your words" />
          <ValueChip label="since" value="1 month ago" source="guessed" />
        </div>
        <SqlBlock sql={sql} label="Example statement" />
      </Card>
    </div>
  );
}
