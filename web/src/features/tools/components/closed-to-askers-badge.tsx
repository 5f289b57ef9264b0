import { Lock } from 'iconoir-react';
import { useState } from 'react';
import { Popover } from '../../../ui/overlay/popover.tsx';
import styles from './closed-to-askers-badge.module.css';

type ClosedToAskersBadgeProps = { reason: string };

/** In a space that limits rows: published or not, askers cannot run this tool. The reason opens by click or key. */
export function ClosedToAskersBadge({ reason }: ClosedToAskersBadgeProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      title="Closed to askers"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={styles.badge} title={reason}>
          <Lock width={11} height={11} aria-hidden="true" />
          Closed to askers
        </button>
      }
    >
      <p className={styles.reason}>{reason}</p>
    </Popover>
  );
}
