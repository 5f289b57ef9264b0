import styles from './route-progress.module.css';

type RouteProgressProps = { isLoading: boolean };

/** Appears only when a page's code takes longer than a moment to arrive. */
export function RouteProgress({ isLoading }: RouteProgressProps) {
  if (!isLoading) return null;
  return <div className={styles.progress} role="progressbar" aria-label="Loading the page" />;
}
