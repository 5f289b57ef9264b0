import { Computer, HalfMoon, SunLight } from 'iconoir-react';
import { useId } from 'react';
import { useTheme } from './theme.ts';
import styles from './theme-switch.module.css';

const choices = [
  { id: 'system', label: 'Follow the system', Icon: Computer },
  { id: 'light', label: 'Light', Icon: SunLight },
  { id: 'dark', label: 'Dark', Icon: HalfMoon },
] as const;

export function ThemeSwitch() {
  const name = useId();
  const { choice, setChoice } = useTheme();
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">Colour theme</legend>
      {choices.map(({ id, label, Icon }) => (
        <label key={id} className={styles.option} title={label}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={id}
            checked={choice === id}
            onChange={() => setChoice(id)}
          />
          <Icon width={15} height={15} aria-hidden="true" />
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
