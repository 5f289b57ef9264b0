import { Folder } from 'iconoir-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Source } from '../model/source.ts';
import styles from './source-picker.module.css';

type SourcePickerProps = {
  open: boolean;
  sources: Source[];
  /** The connection the steps are walked with now. */
  activeId: string | null;
  busyKey: string | null;
  problem: string | null;
  onPick: (source: Source) => void;
  onClose: () => void;
};

export function SourcePicker({
  open,
  sources,
  activeId,
  busyKey,
  problem,
  onPick,
  onClose,
}: SourcePickerProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="lg"
      title="Select a project"
      description="Hosted projects and the connections you saved."
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      {problem && <Notice tone="error">{problem}</Notice>}
      {sources.length === 0 ? (
        <EmptyState icon={<Folder />} title="No projects available">
          Create a project in Supabase dashboard first
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {sources.map((source) => (
            <li key={source.key}>
              <SourceCard
                source={source}
                active={source.connectionId !== null && source.connectionId === activeId}
                busy={source.key === busyKey}
                disabled={busyKey !== null}
                onPick={() => onPick(source)}
              />
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}

type SourceCardProps = {
  source: Source;
  active: boolean;
  busy: boolean;
  disabled: boolean;
  onPick: () => void;
};

function SourceCard({ source, active, busy, disabled, onPick }: SourceCardProps) {
  const { name, detail, family, refusal } = source;
  return (
    <button
      type="button"
      className={styles.card}
      disabled={disabled || refusal !== null}
      aria-busy={busy || undefined}
      onClick={onPick}
    >
      <span className={styles.top}>
        <span className={styles.name}>{name}</span>
        {active && <Badge tone="success">Active</Badge>}
        {refusal && <Badge>{refusal}</Badge>}
      </span>
      <code className={styles.detail}>{detail}</code>
      <span className={styles.family}>{busy ? 'Connecting...' : family}</span>
    </button>
  );
}
