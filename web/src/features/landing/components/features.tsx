import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/card.tsx';
import styles from './features.module.css';
import { LandingSection } from './landing-section.tsx';
import { SectionHeading } from './section-heading.tsx';
import { FollowUpVisual } from './visuals/follow-up-visual.tsx';
import { GuardVisual } from './visuals/guard-visual.tsx';
import { SchemaVisual } from './visuals/schema-visual.tsx';
import { ToolVisual } from './visuals/tool-visual.tsx';

const features: { title: string; text: string; visual: ReactNode }[] = [
  {
    title: 'Natural-language queries',
    text: 'Ask as you would ask a colleague. Each value shows whether it came from your words, a default or a guess, and a follow-up changes just the value it is about.',
    visual: <FollowUpVisual />,
  },
  {
    title: 'Automatic schema analysis',
    text: 'Connect a database and Parley reads its tables, columns, keys and relationships, so that tools join what belongs together.',
    visual: <SchemaVisual />,
  },
  {
    title: 'Custom tools',
    text: 'An AI proposes named, typed, reusable SQL tools for your schema. You look at the statement and its sample rows, and keep the ones you like.',
    visual: <ToolVisual />,
  },
  {
    title: 'Security you can read',
    text: 'Statements are checked before they reach your database and run read-only. Passwords and keys are encrypted at rest. Every record belongs to the user who made it.',
    visual: <GuardVisual />,
  },
];

export function Features() {
  return (
    <LandingSection id="features" labelledBy="features-title" tinted>
      <SectionHeading id="features-title" title="Answers you can take apart">
        A chat that writes new SQL each time is hard to trust. Parley keeps the statements fixed and lets your
        words choose the values.
      </SectionHeading>
      <ul className={styles.grid}>
        {features.map(({ title, text, visual }) => (
          <Card key={title} as="li" className={styles.card}>
            <div className={styles.visual}>{visual}</div>
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </LandingSection>
  );
}
