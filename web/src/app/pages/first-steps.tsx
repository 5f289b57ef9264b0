import { Check } from 'iconoir-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './first-steps.module.css';

type FirstStepsProps = { hasKey: boolean; hasPlan: boolean; hasConnection: boolean };

export function FirstSteps({ hasKey, hasPlan, hasConnection }: FirstStepsProps) {
  return (
    <ol className={styles.steps}>
      <Step done title="Create your account" detail="That is done: you are here." />
      <Step
        done={hasKey}
        title="Save an AI provider key"
        detail="Your own OpenAI key, encrypted on this server. Suggesting tools will use it."
        action={
          <ButtonLink to="/settings" size="sm" variant={hasKey ? 'secondary' : 'primary'}>
            {hasKey ? 'Manage key' : 'Add a key'}
          </ButtonLink>
        }
      />
      <Step
        done={hasPlan}
        title="Choose a plan"
        detail="It decides how many tools you can keep. Without one, the Free plan's two tools hold."
        action={
          <ButtonLink to="/pricing" size="sm">
            {hasPlan ? 'Change plan' : 'See the plans'}
          </ButtonLink>
        }
      />
      <Step
        done={hasConnection}
        title="Connect a database"
        detail="PostgreSQL, MySQL or SQLite, or the sample shop with one click."
        action={
          <ButtonLink to="/connections" size="sm" variant={hasConnection ? 'secondary' : 'primary'}>
            {hasConnection ? 'Manage connections' : 'Connect a database'}
          </ButtonLink>
        }
      />
      <Step
        title="Pick tools and ask"
        detail="Suggested from your schema, with typed parameters and SQL you can read."
        action={<Badge>not in this version yet</Badge>}
      />
    </ol>
  );
}

type StepProps = { title: string; detail: string; done?: boolean; action?: ReactNode };

function Step({ title, detail, done = false, action }: StepProps) {
  return (
    <li className={classNames(styles.step, done && styles.done)}>
      <span className={styles.mark}>{done && <Check aria-hidden="true" />}</span>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {title}
          {done && <span className="visually-hidden"> (done)</span>}
        </h2>
        <p className={styles.detail}>{detail}</p>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}
