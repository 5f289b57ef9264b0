import { NavArrowDown } from 'iconoir-react';
import type { ReactNode } from 'react';
import styles from './pricing-faq.module.css';

const questions: { ask: string; answer: ReactNode }[] = [
  {
    ask: 'What counts as a tool?',
    answer:
      'A tool is one saved, reusable SQL statement with typed parameters, such as “orders of a customer since a date”. Your plan limits how many you keep at a time; deleting one frees its place.',
  },
  {
    ask: 'Does choosing a plan charge me?',
    answer:
      'No. This server takes no payment and asks for no card. Choosing a plan sets the number of tools your account may keep. Whoever runs the server decides whether and how to bill for it.',
  },
  {
    ask: 'Can I change my plan later?',
    answer:
      'Yes, at any time, on this page. The new limit holds at once. After a move to a smaller plan you keep the tools you have, and cannot add one until you are below the new limit.',
  },
  {
    ask: 'Why do I need my own AI provider key?',
    answer:
      'Only to use OpenAI: your provider bills you directly for what you use; nothing is added on top. Without a key the built-in engine proposes tools and reads questions.',
  },
  {
    ask: 'What happens to my key?',
    answer:
      'It is encrypted before it is stored, is never sent back to a browser, and is only used to call your provider. You see its last four characters, and can replace or remove it in Settings.',
  },
  {
    ask: 'Are there limits besides the number of tools?',
    answer:
      'None that depend on the plan. Every plan has the same features and the same protection; your provider may have limits of its own.',
  },
];

export function PricingFaq() {
  return (
    <section className={styles.faq} aria-labelledby="pricing-faq">
      <h2 id="pricing-faq" className={styles.title}>
        Frequently asked questions
      </h2>
      <div className={styles.list}>
        {questions.map(({ ask, answer }) => (
          <details key={ask} className={styles.item}>
            <summary className={styles.ask}>
              {ask}
              <NavArrowDown className={styles.arrow} width={18} height={18} aria-hidden="true" />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
