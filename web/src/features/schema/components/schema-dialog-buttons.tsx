import { toolMessages } from '@parley/contract/tools';
import { EditPencil, Refresh } from 'iconoir-react';
import { Button } from '../../../ui/actions/button.tsx';
import styles from './schema-dialog.module.css';

type SchemaDialogButtonsProps = {
  selected: number;
  scanning: boolean;
  onRescan: () => void;
  onCustomize: () => void;
  onGenerate: () => void;
  onClose: () => void;
};

export function SchemaDialogButtons({
  selected,
  scanning,
  onRescan,
  onCustomize,
  onGenerate,
  onClose,
}: SchemaDialogButtonsProps) {
  return (
    <>
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
      <Button
        variant="primary"
        disabled={selected === 0}
        title={selected === 0 ? toolMessages.selectTable : undefined}
        onClick={onGenerate}
      >
        Generate Tools
      </Button>
    </>
  );
}
