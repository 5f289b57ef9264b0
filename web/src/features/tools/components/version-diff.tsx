import type { ToolVersion } from '@parley/contract/tools';
import { classNames } from '../../../ui/class-names.ts';
import { versionDiff } from '../model/version-diff.ts';
import styles from './version-diff.module.css';

type VersionDiffProps = { older: ToolVersion; newer: ToolVersion };

const signs = { same: ' ', added: '+', removed: '-', gap: '⋯' } as const;
const spoken = { same: '', added: 'Added: ', removed: 'Removed: ', gap: '' } as const;

export function VersionDiff({ older, newer }: VersionDiffProps) {
  return (
    // A long line scrolls, so the block must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see the line above
    <section className={styles.block} aria-label={`What changed in version ${newer.version}`} tabIndex={0}>
      <ul className={styles.lines}>
        {versionDiff(older, newer).map(({ kind, text }, index) => (
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
