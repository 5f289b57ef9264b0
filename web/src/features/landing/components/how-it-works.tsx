import { ArrowRight } from 'iconoir-react';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import styles from './how-it-works.module.css';
import { LandingSection } from './landing-section.tsx';
import { SectionHeading } from './section-heading.tsx';

const steps = [
  { title: 'Sign up', text: 'Make an account on your own server. An AI key is optional.' },
  { title: 'Connect', text: 'Point Parley at a database, preferably with a user that may only read.' },
  { title: 'Read the schema', text: 'Tables, columns and relationships are read and drawn for you.' },
  { title: 'Pick tools', text: 'Look through the proposed tools and keep the ones that make sense.' },
  { title: 'Ask', text: 'Type a question, check the values, read the answer and its statement.' },
];

export function HowItWorks() {
  return (
    <LandingSection id="how-it-works" labelledBy="how-it-works-title" tinted>
      <SectionHeading id="how-it-works-title" title="How It Works">
        Five steps from an empty account to an answer.
      </SectionHeading>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ButtonLink to="/register" variant="primary" size="lg">
        Try It Now
        <ArrowRight width={17} height={17} aria-hidden="true" />
      </ButtonLink>
    </LandingSection>
  );
}
