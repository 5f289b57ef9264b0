import type { Tool } from '@parley/contract/tools';
import { Copy, Download, EditPencil, MoreHoriz, Play, Trash } from 'iconoir-react';
import { useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Switch } from '../../../../ui/form/switch.tsx';
import { Menu } from '../../../../ui/overlay/menu.tsx';
import { useDuplicateTool, useSwitchTool } from '../../requests/tool-queries-and-mutations.ts';
import { DeleteToolDialog } from '../delete-tool-dialog.tsx';
import { PublishButton } from '../publish-button.tsx';
import { ToolBadges } from '../tool-badges.tsx';
import styles from './tool-row.module.css';

type ToolRowProps = {
  tool: Tool;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onOpen: (tab?: 'run' | 'edit') => void;
  onExport: () => void;
};

export function ToolRow({ tool, selected, onSelect, onOpen, onExport }: ToolRowProps) {
  const [deleting, setDeleting] = useState(false);
  const toggle = useSwitchTool();
  const duplicate = useDuplicateTool();
  const { id, name, description, isActive } = tool;
  const copy = () =>
    duplicate.mutate(id, {
      onSuccess: (answer) => notify.success(`${answer.tool.name} is saved.`),
      onError: (error) => notify.error(errorMessage(error)),
    });
  const flip = (next: boolean) =>
    toggle.mutateAsync({ id, isActive: next }, { onError: (error) => notify.error(errorMessage(error)) });
  return (
    <li className={classNames(styles.row, !isActive && styles.off)}>
      <Checkbox
        label={<span className="visually-hidden">Select {name}</span>}
        checked={selected}
        onChange={onSelect}
      />
      <div className={styles.words}>
        <button type="button" className={styles.name} onClick={() => onOpen()}>
          {name}
        </button>
        <p className={styles.description}>{description}</p>
        <ToolBadges tool={tool} />
        {tool.status === 'broken' && (
          <div className={styles.problem}>
            {tool.problem && <p>{tool.problem}</p>}
            <Button size="sm" onClick={() => onOpen('edit')}>
              Mend the SQL
            </Button>
          </div>
        )}
      </div>
      <div className={styles.actions}>
        <Button size="sm" icon={<Play width={15} height={15} />} onClick={() => onOpen('run')}>
          Test
        </Button>
        <PublishButton tool={tool} size="sm" />
        <Switch label={`${name} is on`} labelHidden checked={isActive} onChange={flip} />
        <Menu
          label={`Actions of ${name}`}
          trigger={<Button size="sm" variant="ghost" icon={<MoreHoriz width={18} height={18} />} />}
          items={[
            { id: 'edit', label: 'Edit', icon: <EditPencil />, onSelect: () => onOpen('edit') },
            { id: 'copy', label: 'Duplicate', icon: <Copy />, onSelect: copy },
            { id: 'export', label: 'Export as JSON', icon: <Download />, onSelect: onExport },
            {
              id: 'delete',
              label: 'Delete',
              icon: <Trash />,
              danger: true,
              onSelect: () => setDeleting(true),
            },
          ]}
        />
      </div>
      <DeleteToolDialog tool={tool} open={deleting} onClose={() => setDeleting(false)} />
    </li>
  );
}
