import type { Toolset } from '@parley/contract/agent-access';
import type { Tool } from '@parley/contract/tools';
import { useState } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { notify } from '../../../ui/feedback/toaster.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useDeleteToolset } from '../requests/use-toolsets.ts';
import styles from './agents.module.css';
import { ToolsetForm } from './toolset-form.tsx';

type ToolsetsProps = { toolsets: Toolset[]; tools: Tool[] };

export function Toolsets({ toolsets, tools }: ToolsetsProps) {
  const [editing, setEditing] = useState<Toolset | 'new' | null>(null);
  return (
    <Card as="section" padding="lg" className={styles.card}>
      <div className={styles.top}>
        <div>
          <h2 className={styles.heading}>Toolsets</h2>
          <p className={styles.lead}>
            Named groups of tools: an agent chooses better among ten relevant tools than among two hundred. A
            tool can be in several groups.
          </p>
        </div>
        <Button onClick={() => setEditing('new')}>New toolset</Button>
      </div>
      {toolsets.length === 0 ? (
        <EmptyState title="No toolsets">
          Without one, an agent sees all active tools of its sources.
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label="Toolsets">
          {toolsets.map((toolset) => (
            <ToolsetRow key={toolset.id} toolset={toolset} onEdit={() => setEditing(toolset)} />
          ))}
        </ul>
      )}
      {editing && (
        <ToolsetForm
          toolset={editing === 'new' ? null : editing}
          tools={tools}
          onClose={() => setEditing(null)}
        />
      )}
    </Card>
  );
}

function ToolsetRow({ toolset, onEdit }: { toolset: Toolset; onEdit: () => void }) {
  const { id, name, description, toolIds } = toolset;
  const [asking, setAsking] = useState(false);
  const remove = useDeleteToolset();
  const confirm = () =>
    remove.mutate(id, {
      onError: (error) => notify.error(errorMessage(error)),
      onSettled: () => setAsking(false),
    });
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          <span>{toolIds.length === 1 ? '1 tool' : `${toolIds.length} tools`}</span>
          {description && <span>{description}</span>}
        </p>
      </div>
      <div className={styles.actions}>
        <Button size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button size="sm" aria-label={`Delete ${name}`} onClick={() => setAsking(true)}>
          Delete
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Delete ${name}?`}
        action="Delete toolset"
        busy={remove.isPending}
        busyLabel="Deleting..."
        onConfirm={confirm}
      >
        <p>Its tools are kept. Agents whose link names it are refused until the link is changed.</p>
      </ConfirmDialog>
    </li>
  );
}
