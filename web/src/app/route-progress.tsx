import { useNavigation } from 'react-router';
import styles from './route-progress.module.css';

/** Appears only when a page's code takes longer than a moment to arrive. */
export function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.progress} role="progressbar" aria-label="Loading the page" />;
}
