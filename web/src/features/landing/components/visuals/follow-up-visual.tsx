import { parameterLabel } from '../../../../lib/results/parameter-label.ts';
import { recordedAnswer } from '../../../../lib/sample-shop/recorded-sample-answer.ts';
import { ValueChip } from '../../../../ui/value-chip.tsx';
import styles from './follow-up-visual.module.css';

const { question, followUp, values } = recordedAnswer;
const shown = ['country', 'more_than', 'limit'];

export function FollowUpVisual() {
  return (
    <div className={styles.talk}>
      <p className={styles.asked}>{question}</p>
      <div className={styles.values}>
        {values
          .filter(({ label }) => shown.includes(label))
          .map((value) => (
            <ValueChip key={value.label} {...value} label={parameterLabel(value.label)} />
          ))}
      </div>
      <p className={styles.asked}>{followUp.question}</p>
      <div className={styles.values}>
        <ValueChip
          {...followUp.value}
          label={parameterLabel(followUp.value.label)}
          source="from your words"
        />
        <span className={styles.rest}>the rest stays as it is</span>
      </div>
    </div>
  );
}
