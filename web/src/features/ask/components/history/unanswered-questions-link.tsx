import { useQuery } from '@tanstack/react-query';
import { unansweredId, unansweredQuery } from '../../requests/unanswered-question-requests.ts';
import styles from './unanswered-questions.module.css';

/** Leads to the questions below a long list. */
export function UnansweredQuestionsLink() {
  const { data } = useQuery(unansweredQuery);
  const count = data?.questions.length ?? 0;
  if (count === 0) return null;
  return (
    <p className={styles.note}>
      <a href={`#${unansweredId}`}>
        {count === 1 ? 'One question waits for a tool' : `${count} questions wait for a tool`}
      </a>
    </p>
  );
}
