import { DataTable } from '../../../ui/data-table.tsx';
import { walkThrough } from '../model/walk-script.ts';
import { BarChart } from './bar-chart.tsx';
import styles from './sample-answer.module.css';

const columns = [
  { key: 'name', label: 'name' },
  { key: 'city', label: 'city' },
  { key: 'spent', label: 'spent', align: 'end' as const },
];

export function SampleAnswer() {
  return (
    <div className={styles.answer}>
      <p className={styles.sentence}>{walkThrough.answer}</p>
      <div className={styles.evidence}>
        <DataTable
          caption="Customers in Texas over $500, sample data"
          columns={columns}
          rows={walkThrough.rows.map((row) => ({ ...row, spent: row.spent.toLocaleString('en-US') }))}
        />
        <BarChart
          title="Spent by customer, sample data"
          bars={walkThrough.rows.map((row) => ({ label: row.name, value: row.spent }))}
        />
      </div>
      <ul className={styles.receipt} aria-label="Receipt">
        {walkThrough.receipt.map((entry) => (
          <li key={entry} className={styles.entry}>
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}
