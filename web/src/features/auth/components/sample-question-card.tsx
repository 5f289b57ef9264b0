import { parameterLabel } from '../../../lib/results/parameter-label.ts';
import { recordedAnswer } from '../../../lib/sample-shop/recorded-sample-answer.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { SqlBlock } from '../../../ui/sql/sql-block.tsx';
import { ValueChip } from '../../../ui/value-chip.tsx';
import styles from './sample-question-card.module.css';

/** Shows what an account is for, in the product's own terms. */
export function SampleQuestionCard() {
  return (
    <div className={styles.example}>
      <p className={styles.kicker}>Asked of the sample shop</p>
      <p className={styles.claim}>You ask in your words. You see every value and every line of SQL.</p>
      <Card className={styles.card}>
        <p className={styles.question}>{recordedAnswer.question}</p>
        <div className={styles.chips}>
          {recordedAnswer.values.map((value) => (
            <ValueChip key={value.label} {...value} label={parameterLabel(value.label)} />
          ))}
        </div>
        <SqlBlock sql={recordedAnswer.tool.sql} label="The statement that ran" />
      </Card>
    </div>
  );
}
