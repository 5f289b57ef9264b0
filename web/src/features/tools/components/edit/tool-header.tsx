import type { Tool } from '@parley/contract/tools';
import { Copy, Download, MoreHoriz, Trash } from 'iconoir-react';
import { useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { notify } from '../../../../ui/feedback/toaster.tsx';
import { Switch } from '../../../../ui/form/switch.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { Menu } from '../../../../ui/overlay/menu.tsx';
import { useDuplicateTool, useSwitchTool } from '../../requests/tool-queries-and-mutations.ts';
import { DeleteToolDialog } from '../delete-tool-dialog.tsx';
import { PublishButton } from '../publish-button.tsx';
import { ToolBadges } from '../tool-badges.tsx';
import { useExportTools } from '../use-export-tools.ts';
import styles from './tool-header.module.css';

type ToolHeaderProps = { tool: Tool; onCopied: (tool: Tool) => void; onDeleted: () => void };

export function ToolHeader({ tool, onCopied, onDeleted }: ToolHeaderProps) {
  const [deleting, setDeleting] = useState(false);
  const exporting = useExportTools();
  const toggle = useSwitchTool();
  const duplicate = useDuplicateTool();
  const onError = (error: Error) => notify.error(errorMessage(error));
  const isActive = toggle.isPending ? toggle.variables.isActive : tool.isActive;
  return (
    <>
      <PageHeader
        title={tool.name}
        description={tool.description}
        actions={
          <div className={styles.actions}>
            <PublishButton tool={tool} />
            <Switch
              label={isActive ? 'On' : 'Off'}
              checked={isActive}
              onChange={(next) => toggle.mutateAsync({ id: tool.id, isActive: next }, { onError })}
            />
            <Menu
              label={`Actions of ${tool.name}`}
              trigger={<Button icon={<MoreHoriz width={18} height={18} />} />}
              items={[
                {
                  id: 'copy',
                  label: 'Duplicate',
                  icon: <Copy />,
                  onSelect: () =>
                    duplicate.mutate(tool.id, { onSuccess: (answer) => onCopied(answer.tool), onError }),
                },
                {
                  id: 'export',
                  label: 'Export as JSON',
                  icon: <Download />,
                  onSelect: () => void exporting.start([tool.id]),
                },
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
        }
      />
      <div className={styles.badges}>
        <ToolBadges tool={tool} />
      </div>
      <DeleteToolDialog
        tool={tool}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={onDeleted}
      />
    </>
  );
}
