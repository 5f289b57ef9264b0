import type { Chip } from '@parley/contract/ask';
import { Lock } from 'iconoir-react';
import { classNames } from '../../../../ui/class-names.ts';
import { chipLabel, chipValue } from '../../model/texts/chip-text.ts';
import styles from './editable-chip.module.css';

type LockedChipProps = { chip: Chip; reason: string };

/** A value that the server took from the person: to be read, with the reason, and never to be changed. */
export function LockedChip({ chip, reason }: LockedChipProps) {
  return (
    <span className={classNames(styles.chip, styles.locked)}>
      <Lock className={styles.lock} width={13} height={13} aria-hidden="true" />
      <span className={styles.label}>{chipLabel(chip)}</span>
      <span className={styles.value}>{chipValue(chip)}</span>
      <span className={styles.origin}>
        <span className="visually-hidden">Locked: </span>
        {reason}
      </span>
    </span>
  );
}
