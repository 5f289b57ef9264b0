import type { Parameter, ParameterValue } from '@parley/contract/parameters';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './parameter-chips.module.css';

type ParameterChipsProps = {
  parameters: readonly Parameter[];
  /** What each stood for when it was tried. */
  values?: Readonly<Record<string, ParameterValue>>;
};

export function ParameterChips({ parameters, values = {} }: ParameterChipsProps) {
  if (parameters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Parameters">
      {parameters.map(({ name, type, list, required, description }) => (
        <li
          key={name}
          className={classNames(styles.chip, !required && styles.optional)}
          title={description || undefined}
        >
          <code className={styles.name}>:{name}</code>
          <span className={styles.type}>
            {list ? `list of ${type}` : type}
            {!required && <span className="visually-hidden">, optional</span>}
          </span>
          {values[name] !== undefined && values[name] !== null && (
            <code className={styles.value}>{[values[name]].flat().join(', ')}</code>
          )}
        </li>
      ))}
    </ul>
  );
}
