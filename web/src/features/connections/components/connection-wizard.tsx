import type { Connection } from '@parley/contract/connections';
import { useState } from 'react';
import { Steps } from '../../../ui/actions/steps.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import type { FormType } from '../model/connection-draft.ts';
import { ConnectionForm } from './connection-form.tsx';
import { ConnectionTypeStep, type OneClick } from './connection-type-step.tsx';
import styles from './connection-wizard.module.css';

type ConnectionWizardProps = {
  open: boolean;
  /** The one to edit; null makes a new one. */
  connection: Connection | null;
  oneClick: OneClick;
  onClose: () => void;
};

export function ConnectionWizard({ open, connection, oneClick, onClose }: ConnectionWizardProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="lg"
      title={connection ? `Edit Connection: ${connection.name}` : 'Add New Connection'}
    >
      <WizardSteps connection={connection} oneClick={oneClick} onClose={onClose} />
    </Modal>
  );
}

/** Lives only while the dialog is open, so that each opening starts afresh. */
function WizardSteps({ connection, oneClick, onClose }: Omit<ConnectionWizardProps, 'open'>) {
  const [type, setType] = useState<FormType | null>(connection?.type ?? null);
  return (
    <div className={styles.wizard}>
      {!connection && (
        <Steps label="Progress" steps={['Choose a type', 'Connect']} current={type === null ? 0 : 1} />
      )}
      {type === null ? (
        <ConnectionTypeStep oneClick={oneClick} onChoose={setType} />
      ) : (
        <ConnectionForm
          key={type}
          type={type}
          connection={connection}
          onBack={connection ? undefined : () => setType(null)}
          onClose={onClose}
        />
      )}
    </div>
  );
}
