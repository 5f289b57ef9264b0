import { Check } from 'iconoir-react';
import type { ReactNode } from 'react';
import { dashboardSteps, type StepState } from '../model/steps.ts';
import styles from './dashboard-steps.module.css';

type DashboardStepsProps = {
  states: StepState[];
  current: number;
  onStep: (step: number) => void;
  children: ReactNode;
};

export function DashboardSteps({ states, current, onStep, children }: DashboardStepsProps) {
  return (
    <div className={styles.frame}>
      <nav aria-label="Steps" className={styles.side}>
        <ol className={styles.steps}>
          {dashboardSteps.map(({ title, hint }, index) => {
            const { available, done } = states[index] ?? { available: false, done: false };
            return (
              <li key={title} data-done={done}>
                <button
                  type="button"
                  className={styles.step}
                  disabled={!available}
                  aria-current={index === current ? 'step' : undefined}
                  onClick={() => onStep(index)}
                >
                  <span className={styles.mark}>
                    {done ? <Check width={15} height={15} aria-hidden="true" /> : index}
                  </span>
                  <span className={styles.words}>
                    <span className={styles.title}>
                      {title}
                      {done && <span className="visually-hidden"> (done)</span>}
                    </span>
                    <span className={styles.hint}>{hint}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
      <section className={styles.panel} aria-label={dashboardSteps[current]?.title}>
        {children}
      </section>
    </div>
  );
}
