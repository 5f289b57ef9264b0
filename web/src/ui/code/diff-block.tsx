import { classNames } from '../class-names.ts';
import styles from './diff-block.module.css';
import { lineDiff } from './line-diff.ts';

type DiffBlockProps = { label: string; before: string; after: string };

const signs = { same: ' ', added: '+', removed: '-', gap: '⋯' } as const;
const spoken = { same: '', added: 'Added: ', removed: 'Removed: ', gap: '' } as const;

export function DiffBlock({ label, before, after }: DiffBlockProps) {
  return (
    // A long line scrolls, so the block must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see the line above
    <section className={styles.block} aria-label={label} tabIndex={0}>
      <ul className={styles.lines}>
        {lineDiff(before, after).map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a comparison never change places
          <li key={index} className={classNames(styles.line, styles[kind])}>
            <span aria-hidden="true" className={styles.sign}>
              {signs[kind]}
            </span>
            <span className="visually-hidden">{spoken[kind]}</span>
            <span>{text || ' '}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
