import type { Chip } from '@parley/contract/ask';
import type { ParameterValue } from '@parley/contract/parameters';
import { pairOf } from '../../model/date-range-chips.ts';
import styles from './chip-bar.module.css';
import { EditableChip } from './editable-chip.tsx';
import { LockedChip } from './locked-chip.tsx';

type ChipBarProps = {
  chips: readonly Chip[];
  missing: readonly string[];
  busy: boolean;
  /** Other values for some of them; the rest stays as it is. */
  onChange: (values: Record<string, ParameterValue>) => void;
};

/** The tool's values, each with where it came from. Changing one runs the statement again, without any AI. */
export function ChipBar({ chips, missing, busy, onChange }: ChipBarProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Values">
      {chips.map((chip) => {
        const { name } = chip.parameter;
        if (chip.locked) {
          return (
            <li key={name}>
              <LockedChip chip={chip} reason={chip.locked} />
            </li>
          );
        }
        const pair = pairOf(chips, name);
        return (
          <li key={name}>
            <EditableChip
              chip={chip}
              isMissing={missing.includes(name)}
              disabled={busy}
              onChange={(value) => onChange({ [name]: value })}
              onPeriod={pair && (({ from, to }) => onChange({ [pair.from]: from, [pair.to]: to }))}
            />
          </li>
        );
      })}
    </ul>
  );
}
