import { Button } from '../../../ui/button.tsx';
import styles from './example-list.module.css';

type ExampleListProps = { examples: readonly string[]; onPick: (question: string) => void };

/** Questions to begin with; a click asks. */
export function ExampleList({ examples, onPick }: ExampleListProps) {
  if (examples.length === 0) {
    return (
      <p className={styles.words}>Ask in your own words. Where no tool fits, Parley offers to make one.</p>
    );
  }
  return (
    <>
      <p className={styles.words}>Questions your tools can answer:</p>
      <ul className={styles.examples}>
        {examples.map((question) => (
          <li key={question}>
            <Button onClick={() => onPick(question)}>{question}</Button>
          </li>
        ))}
      </ul>
    </>
  );
}
