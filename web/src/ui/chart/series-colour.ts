import styles from './chart.module.css';

const colours = [
  styles.colour1,
  styles.colour2,
  styles.colour3,
  styles.colour4,
  styles.colour5,
  styles.colour6,
  styles.colour7,
  styles.colour8,
];

export function seriesColour(index: number): string {
  return colours[index % colours.length] ?? '';
}
