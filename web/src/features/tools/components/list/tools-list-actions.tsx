import { ChatBubble, Download, MoreHoriz, PageEdit, Sparks, Upload } from 'iconoir-react';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { Menu } from '../../../../ui/overlay/menu.tsx';
import type { ConnectedSource } from '../../model/connected-source.ts';

type ToolsListActionsProps = {
  sources: ConnectedSource[];
  hasTools: boolean;
  onGenerate: (source: ConnectedSource) => void;
  onNew: () => void;
  onImport: () => void;
  onExport: () => void;
};

export function ToolsListActions({
  sources,
  hasTools,
  onGenerate,
  onNew,
  onImport,
  onExport,
}: ToolsListActionsProps) {
  if (sources.length === 0 && !hasTools) return null;
  const makes = sources.length > 0;
  return (
    <>
      <Menu
        label="More actions"
        trigger={<Button icon={<MoreHoriz width={18} height={18} />} />}
        items={[
          ...(makes
            ? [
                { id: 'new', label: 'New tool by hand', icon: <PageEdit />, onSelect: onNew },
                { id: 'import', label: 'Import tools', icon: <Upload />, onSelect: onImport },
              ]
            : []),
          ...(hasTools
            ? [{ id: 'export', label: 'Export all as JSON', icon: <Download />, onSelect: onExport }]
            : []),
        ]}
      />
      {hasTools && (
        <ButtonLink to="/test" icon={<ChatBubble width={16} height={16} />}>
          Ask
        </ButtonLink>
      )}
      {hasTools && makes && <GenerateButton sources={sources} onGenerate={onGenerate} />}
    </>
  );
}

type GenerateButtonProps = { sources: ConnectedSource[]; onGenerate: (source: ConnectedSource) => void };

/** With several databases it asks for which one. */
export function GenerateButton({ sources, onGenerate }: GenerateButtonProps) {
  const [first, ...others] = sources;
  if (!first) return null;
  const icon = <Sparks width={16} height={16} />;
  if (others.length === 0) {
    return (
      <Button variant="primary" icon={icon} onClick={() => onGenerate(first)}>
        Generate tools
      </Button>
    );
  }
  return (
    <Menu
      label="Generate tools"
      trigger={
        <Button variant="primary" icon={icon}>
          Generate tools
        </Button>
      }
      items={sources.map((source) => ({
        id: source.id,
        label: source.name,
        onSelect: () => onGenerate(source),
      }))}
    />
  );
}
