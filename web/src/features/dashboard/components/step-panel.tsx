import type { ReactNode } from 'react';
import styles from './step-panel.module.css';

type StepPanelProps = { title: string; description?: ReactNode; actions?: ReactNode; children?: ReactNode };

export function StepPanel({ title, description, actions, children }: StepPanelProps) {
  return (
    <div className={styles.panel}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
