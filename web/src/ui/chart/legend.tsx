import styles from './chart.module.css';
import { seriesColour } from './series-colour.ts';

type LegendProps = { names: readonly string[] };

/** One measure needs no legend: the title says what it is. */
export function Legend({ names }: LegendProps) {
  if (names.length < 2) return null;
  return (
    <ul className={styles.legend}>
      {names.map((name, index) => (
        <li key={name}>
          <span className={`${styles.swatch} ${seriesColour(index)}`} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
