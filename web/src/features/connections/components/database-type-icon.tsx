import { type ConnectionType, connectionKinds } from '@parley/contract/connections/connection-kinds';
import { classNames } from '../../../ui/class-names.ts';
import styles from './database-type-icon.module.css';

type DatabaseTypeIconProps = { type: ConnectionType };

export function DatabaseTypeIcon({ type }: DatabaseTypeIconProps) {
  const { mark, tone } = connectionKinds[type];
  return (
    <span className={classNames(styles.icon, styles[tone])} aria-hidden="true">
      {mark}
    </span>
  );
}
