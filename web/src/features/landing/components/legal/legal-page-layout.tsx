import type { ReactNode } from 'react';
import styles from './legal-page-layout.module.css';

type LegalPageLayoutProps = { title: string; lead: ReactNode; children: ReactNode };

export function LegalPageLayout({ title, lead, children }: LegalPageLayoutProps) {
  return (
    <article className={styles.prose}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </article>
  );
}
