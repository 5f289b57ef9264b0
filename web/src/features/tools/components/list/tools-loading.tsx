import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import styles from './tools-loading.module.css';

export function ToolsLoading() {
  return (
    <div className={styles.loading} role="status">
      <p>Loading tools...</p>
      <Skeleton height="block" />
      <Skeleton height="block" />
    </div>
  );
}
