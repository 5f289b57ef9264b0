import { CheckCircle, InfoCircle, WarningCircle, WarningTriangle } from 'iconoir-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './notice.module.css';

const icons = {
  info: InfoCircle,
  success: CheckCircle,
  warning: WarningTriangle,
  error: WarningCircle,
} as const;

type NoticeProps = {
  tone: keyof typeof icons;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
};

export function Notice({ tone, title, children, action }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classNames(styles.notice, styles[tone])}>
      <Icon className={styles.icon} width={18} height={18} aria-hidden="true" />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
