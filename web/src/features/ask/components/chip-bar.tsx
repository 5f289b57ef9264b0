import type { Chip } from '@parley/contract/ask';
import type { ParameterValue } from '@parley/contract/parameters';
import styles from './chip-bar.module.css';
import { EditableChip } from './editable-chip.tsx';

type ChipBarProps = {
  chips: readonly Chip[];
  missing: readonly string[];
  busy: boolean;
  /** Another value for one of them; the rest stays as it is. */
  onChange: (name: string, value: ParameterValue) => void;
};

/** The tool's values, each with where it came from. Changing one runs the statement again, without any AI. */
export function ChipBar({ chips, missing, busy, onChange }: ChipBarProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Values">
      {chips.map((chip) => (
        <li key={chip.parameter.name}>
          <EditableChip
            chip={chip}
            isMissing={missing.includes(chip.parameter.name)}
            disabled={busy}
            onChange={(value) => onChange(chip.parameter.name, value)}
          />
        </li>
      ))}
    </ul>
  );
}
