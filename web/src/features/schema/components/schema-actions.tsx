import { EditPencil, Refresh } from 'iconoir-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './schema-dialog.module.css';

type SchemaActionsProps = {
  selected: number;
  scanning: boolean;
  onRescan: () => void;
  onCustomize: () => void;
  onClose: () => void;
};

const notYet = 'Suggesting tools comes with the next version.';

export function SchemaActions({ selected, scanning, onRescan, onCustomize, onClose }: SchemaActionsProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      {asked && (
        <div className={styles.soon}>
          <Notice tone="info">{notYet} Nothing was generated.</Notice>
        </div>
      )}
      <div className={styles.start}>
        <Button icon={<EditPencil width={15} height={15} />} onClick={onCustomize}>
          Customize Schema
        </Button>
        <Button
          variant="ghost"
          icon={<Refresh width={15} height={15} />}
          busy={scanning}
          busyLabel="Scanning..."
          onClick={onRescan}
        >
          Rescan
        </Button>
      </div>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" disabled={selected === 0} title={notYet} onClick={() => setAsked(true)}>
        Generate Tools
      </Button>
    </>
  );
}
