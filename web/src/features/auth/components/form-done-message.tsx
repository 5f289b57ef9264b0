import { type ReactNode, useEffect, useRef } from 'react';
import styles from './auth-form.module.css';

type FormDoneMessageProps = { children: ReactNode };

/** Takes the place of a form that is done, and the focus that would be lost with it. */
export function FormDoneMessage({ children }: FormDoneMessageProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.outcome}>
      {children}
    </div>
  );
}
