import { Spinner } from '../../ui/feedback/spinner.tsx';
import styles from './wait-screen.module.css';

type WaitScreenProps = { children: string };

export function WaitScreen({ children }: WaitScreenProps) {
  return (
    <div className={styles.wait} role="status">
      <Spinner />
      <p>{children}</p>
    </div>
  );
}
