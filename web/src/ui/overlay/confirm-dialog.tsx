import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Modal } from './modal.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  /** A question, such as 'Delete Orders?'. */
  title: string;
  /** What the button does, in its own words; never just 'OK'. */
  action: string;
  busy: boolean;
  busyLabel: string;
  onConfirm: () => void;
  /** What it means, and whether it can be undone. */
  children: ReactNode;
};

/** Asks before something is taken away. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  action,
  busy,
  busyLabel,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
