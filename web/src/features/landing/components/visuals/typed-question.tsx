import { useTypingAnimation } from '../../model/use-typing-animation.ts';
import styles from './typed-question.module.css';

type TypedQuestionProps = { text: string; typing: boolean };

/** The part not typed yet keeps its place, so that nothing around it moves. */
export function TypedQuestion({ text, typing }: TypedQuestionProps) {
  const typed = useTypingAnimation(text.length, typing);
  return (
    <p className={styles.question}>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">
        {text.slice(0, typed)}
        <span className={typing ? styles.caret : undefined} />
        <span className={styles.untyped}>{text.slice(typed)}</span>
      </span>
    </p>
  );
}
