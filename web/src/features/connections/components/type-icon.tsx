import type { ConnectionType } from '@parley/contract/connections';
import { classNames } from '../../../ui/class-names.ts';
import styles from './type-icon.module.css';

const letters = { postgres: 'Pg', mysql: 'My', sqlite: 'Lt', supabase: 'Sb' } as const satisfies Record<
  ConnectionType,
  string
>;

type TypeIconProps = { type: ConnectionType };

export function TypeIcon({ type }: TypeIconProps) {
  return (
    <span className={classNames(styles.icon, styles[type])} aria-hidden="true">
      {letters[type]}
    </span>
  );
}
