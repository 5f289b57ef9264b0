import type { ReactNode } from 'react';
import styles from './auth-layout.module.css';
import { SampleQuestionCard } from './sample-question-card.tsx';

type AuthLayoutProps = { title: string; lead?: ReactNode; children: ReactNode };

export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <section className={styles.side}>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <div className={styles.content}>{children}</div>
        </div>
      </section>
      <aside className={styles.aside} aria-label="An example">
        <SampleQuestionCard />
      </aside>
    </div>
  );
}
