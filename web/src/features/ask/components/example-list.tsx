import { Button } from '../../../ui/button.tsx';
import styles from './example-list.module.css';

type ExampleListProps = { examples: readonly string[]; onPick: (question: string) => void };

/** Questions to begin with; a click asks. */
export function ExampleList({ examples, onPick }: ExampleListProps) {
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
