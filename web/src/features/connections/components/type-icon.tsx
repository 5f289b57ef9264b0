import { type ConnectionType, connectionKinds } from '@parley/contract/connections/connection-kinds';
import { classNames } from '../../../ui/class-names.ts';
import styles from './type-icon.module.css';

type TypeIconProps = { type: ConnectionType };

export function TypeIcon({ type }: TypeIconProps) {
  const { mark, tone } = connectionKinds[type];
  return (
    <span className={classNames(styles.icon, styles[tone])} aria-hidden="true">
      {mark}
    </span>
  );
}
