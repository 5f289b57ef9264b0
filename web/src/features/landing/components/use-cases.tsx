import { Badge } from '../../../ui/data/badge.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LandingSection } from './landing-section.tsx';
import { SectionHeading } from './section-heading.tsx';
import styles from './use-cases.module.css';

const cases = [
  {
    who: 'Customer support',
    question: 'Which orders of this customer are still open, and since when?',
    tool: 'open_orders_of_customer',
    outcome: 'The person on the phone looks it up without waiting for someone who knows SQL.',
  },
  {
    who: 'Operations',
    question: 'What did we ship late last week, by warehouse?',
    tool: 'late_shipments_by_warehouse',
    outcome: 'The same statement runs every Monday, so one week can be compared with the next.',
  },
  {
    who: 'Product development',
    question: 'How many accounts made since March came back within a week?',
    tool: 'returning_accounts_since',
    outcome: 'The definition of “came back” is in the tool, where everyone can read it.',
  },
];

export function UseCases() {
  return (
    <LandingSection id="testimonials" labelledBy="testimonials-title">
      <SectionHeading id="testimonials-title" title="Questions that deserve a tool">
        Three examples of what teams ask again and again, and what changes when the answer is one sentence
        away.
      </SectionHeading>
      <ul className={styles.grid}>
        {cases.map(({ who, question, tool, outcome }) => (
          <Card key={tool} as="li" padding="lg" className={styles.card}>
            <p className={styles.head}>
              <span className={styles.who}>{who}</span>
              <Badge>Example</Badge>
            </p>
            <blockquote className={styles.question}>{question}</blockquote>
            <p className={styles.outcome}>{outcome}</p>
            <code className={styles.tool}>{tool}</code>
          </Card>
        ))}
      </ul>
    </LandingSection>
  );
}
