import type { Connection } from '@parley/contract/connections';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import styles from './agents.module.css';

type ChooseSourcesTokenMayReachProps = {
  sources: Connection[];
  /** null: all of them, those to come included. */
  chosen: string[] | null;
  onChange: (chosen: string[] | null) => void;
};

export function ChooseSourcesTokenMayReach({ sources, chosen, onChange }: ChooseSourcesTokenMayReachProps) {
  const toggle = (id: string, isIn: boolean) =>
    onChange(isIn ? [...(chosen ?? []), id] : (chosen ?? []).filter((one) => one !== id));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Sources</legend>
      <Checkbox
        label="All my sources, including future ones"
        checked={chosen === null}
        onChange={(all) => onChange(all ? null : sources.map(({ id }) => id))}
      />
      {chosen !== null && (
        <div className={styles.choices}>
          {sources.length === 0 && <p className={styles.small}>There is no source yet.</p>}
          {sources.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={(isIn) => toggle(id, isIn)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
