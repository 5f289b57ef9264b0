import { Button } from '../../../../ui/actions/button.tsx';
import styles from './example-question-list.module.css';

/** Questions to begin with, and whom they are asked. */
export type Examples = {
  questions: readonly string[];
  /** What they are, in a few words that end in a colon. */
  title: string;
  sourceId: string;
  /** More may come: their places are kept. */
  loading: boolean;
};

type ExampleQuestionListProps = Omit<Examples, 'sourceId'> & {
  onPick: (question: string) => void;
  /** Somebody is about to pick one. */
  onNear?: () => void;
};

const places = ['first', 'second', 'third', 'fourth'];

/** A click asks. */
export function ExampleQuestionList({ questions, title, loading, onPick, onNear }: ExampleQuestionListProps) {
  if (questions.length === 0 && !loading) {
    return <p className={styles.words}>Ask in your own words, as you would ask a colleague.</p>;
  }
  return (
    <>
      <p className={styles.words}>{title}</p>
      <ul className={styles.examples} aria-busy={loading}>
        {questions.map((question) => (
          <li key={question}>
            <Button onPointerEnter={onNear} onFocus={onNear} onClick={() => onPick(question)}>
              {question}
            </Button>
          </li>
        ))}
        {loading &&
          places.slice(questions.length).map((place) => <li key={place} className={styles.place} />)}
      </ul>
    </>
  );
}
