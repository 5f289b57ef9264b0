import { Folder } from 'iconoir-react';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/data/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ChoiceCard, ChoiceGrid } from '../../../ui/form/choice-card.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import type { DashboardSource } from '../model/dashboard-source.ts';

type SourcePickerProps = {
  open: boolean;
  sources: DashboardSource[];
  /** The connection the steps are walked with now. */
  activeId: string | null;
  busyKey: string | null;
  problem: string | null;
  onPick: (source: DashboardSource) => void;
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
        <ChoiceGrid>
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
        </ChoiceGrid>
      )}
    </Modal>
  );
}

type SourceCardProps = {
  source: DashboardSource;
  active: boolean;
  busy: boolean;
  disabled: boolean;
  onPick: () => void;
};

function SourceCard({ source, active, busy, disabled, onPick }: SourceCardProps) {
  const { name, detail, family, refusal } = source;
  return (
    <ChoiceCard
      title={name}
      mark={
        <>
          {active && <Badge tone="success">Active</Badge>}
          {refusal && <Badge>{refusal}</Badge>}
        </>
      }
      detail={<code>{detail}</code>}
      foot={busy ? 'Connecting...' : family}
      busy={busy}
      disabled={disabled || refusal !== null}
      onChoose={onPick}
    />
  );
}
