import styles from './code-block.module.css';

type CodeBlockProps = {
  /** What it is, for whoever cannot see where it stands. */
  label: string;
  text: string;
};

/** Text to copy; SQL has a block of its own. */
export function CodeBlock({ label, text }: CodeBlockProps) {
  return (
    // A long text scrolls, so the block must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see the line above
    <section className={styles.code} aria-label={label} tabIndex={0}>
      <pre>{text}</pre>
    </section>
  );
}
