import styles from './spinner.module.css';

export const spinnerDefaults = { size: 40, thickness: 3.6 } as const;

/** The drawing's own square; `thickness` is measured in it, so it grows with `size`. */
const box = 44;

type SpinnerProps = {
  size?: number;
  thickness?: number;
  /** Announced to screen readers; without it the spinner is decoration beside a visible text. */
  label?: string | undefined;
};

export function Spinner({
  size = spinnerDefaults.size,
  thickness = spinnerDefaults.thickness,
  label,
}: SpinnerProps) {
  const circle = { cx: box / 2, cy: box / 2, r: (box - thickness) / 2, fill: 'none', strokeWidth: thickness };
  const drawing = (
    <svg
      className={styles.spinner}
      width={size}
      height={size}
      viewBox={`0 0 ${box} ${box}`}
      aria-hidden="true"
    >
      <circle {...circle} className={styles.track} />
      <circle {...circle} className={styles.arc} pathLength={100} strokeDasharray="28 72" />
    </svg>
  );
  if (!label) return drawing;
  return (
    <span role="status" className={styles.labelled}>
      {drawing}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
