import { CheckCircle, WarningCircle } from 'iconoir-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import styles from './callback-screen.module.css';

type CallbackScreenProps = {
  state: 'working' | 'success' | 'error';
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** One thing happens, or has happened, and it is said in the middle of the page. */
export function CallbackScreen({ state, title, children, actions }: CallbackScreenProps) {
  return (
    <div className={styles.screen} role={state === 'error' ? 'alert' : 'status'}>
      <div className={classNames(styles.mark, styles[state])} aria-hidden="true">
        {state === 'working' && <Spinner />}
        {state === 'success' && <CheckCircle />}
        {state === 'error' && <WarningCircle />}
      </div>
      <h1 className={styles.title}>{title}</h1>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
