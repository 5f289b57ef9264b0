import { type PlanName, planNames, plans } from '@parley/contract/accounts/plans';
import { Check } from 'iconoir-react';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { planBenefits } from '../model/plan-benefits.ts';
import styles from './plan-cards.module.css';

type PlanCardsProps = {
  /** Which ones are offered; all of them where it is left out. */
  names?: readonly PlanName[];
  current: PlanName | null;
  choosing: PlanName | null;
  onChoose: (plan: PlanName) => void;
};

export function PlanCards({ names = planNames, current, choosing, onChoose }: PlanCardsProps) {
  return (
    <ul className={styles.grid}>
      {names.map((name) => (
        <PlanCard
          key={name}
          name={name}
          isCurrent={current === name}
          busy={choosing === name}
          disabled={choosing !== null && choosing !== name}
          onChoose={() => onChoose(name)}
        />
      ))}
    </ul>
  );
}

type PlanCardProps = {
  name: PlanName;
  isCurrent: boolean;
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
};

function PlanCard({ name, isCurrent, busy, disabled, onChoose }: PlanCardProps) {
  const plan = plans[name];
  return (
    <Card as="li" className={plan.recommended ? styles.recommended : styles.plan}>
      <div className={styles.head}>
        <h2 className={styles.title}>{plan.title}</h2>
        {isCurrent && <Badge tone="success">Current plan</Badge>}
        {plan.recommended && !isCurrent && <Badge tone="accent">Recommended</Badge>}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>${plan.priceMonthly}</span>
        <span className={styles.period}>/ month</span>
      </p>
      <p className={styles.tools}>
        <strong>{plan.maxTools} tools</strong> saved at a time
      </p>
      <ul className={styles.benefits}>
        {planBenefits[name].map((benefit) => (
          <li key={benefit} className={styles.benefit}>
            <Check width={16} height={16} aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
      <Button
        variant={plan.recommended ? 'primary' : 'secondary'}
        fullWidth
        busy={busy}
        busyLabel="Saving..."
        disabled={disabled || isCurrent}
        onClick={onChoose}
      >
        {isCurrent ? 'Your plan' : `Choose ${plan.title}`}
      </Button>
    </Card>
  );
}
