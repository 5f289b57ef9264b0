import { recordedAnswer } from '../../../../lib/sample-shop/recorded-sample-answer.ts';
import { DataTable } from '../../../../ui/data/data-table.tsx';
import styles from './sample-answer.module.css';
import { SampleBarChart } from './sample-bar-chart.tsx';

const columns = [
  { key: 'customer', label: 'customer' },
  { key: 'city', label: 'city' },
  { key: 'revenue', label: 'revenue', align: 'end' as const },
];

const receipt = ['4 rows', 'read-only', 'tool version 1', 'built-in engine'];

export function SampleAnswer() {
  const { answer, rows } = recordedAnswer;
  return (
    <div className={styles.answer}>
      <p className={styles.sentence}>{withStrongParts(answer)}</p>
      <div className={styles.evidence}>
        <DataTable
          caption="Customers in Norway who spent more than 900, sample data"
          columns={columns}
          rows={rows.map((row) => ({ ...row, revenue: money(row.revenue) }))}
        />
        <SampleBarChart
          title="Revenue by customer, sample data"
          axis="revenue by customer"
          bars={rows.map(({ customer, revenue }) => ({ label: customer, value: revenue }))}
        />
      </div>
      <ul className={styles.receipt} aria-label="Receipt">
        {receipt.map((entry) => (
          <li key={entry} className={styles.entry}>
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The answer is markdown; of that, only this much is in it. */
function withStrongParts(text: string) {
  return text.split('**').map((part, index) => (index % 2 === 1 ? <strong key={part}>{part}</strong> : part));
}

function money(amount: number): string {
  return amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
}
