import { Check } from 'iconoir-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { dashboardSteps, type StepState } from '../model/dashboard-step-states.ts';
import styles from './dashboard-steps.module.css';

type DashboardStepsProps = {
  states: StepState[];
  current: number;
  onStep: (step: number) => void;
  children: ReactNode;
};

export function DashboardSteps({ states, current, onStep, children }: DashboardStepsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  // A step may end far down the page; the next one is read from its beginning.
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const top = frame.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) frame.current?.scrollIntoView({ block: 'start' });
  }, [current]);
  return (
    <div ref={frame} className={styles.frame}>
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
