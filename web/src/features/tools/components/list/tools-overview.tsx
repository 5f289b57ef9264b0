import { type Tool, toolMessages } from '@parley/contract/tools';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyNote } from '../../../../ui/feedback/empty-note.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import type { ConnectedSource } from '../../model/connected-source.ts';
import { filterTools, noFilter } from '../../model/filter-tools.ts';
import { useTools } from '../../requests/tool-queries-and-mutations.ts';
import { ChangePlanDialog, type RenderPlans } from '../save/change-plan-dialog.tsx';
import { PlanToolLimitNote } from '../save/plan-tool-limit-note.tsx';
import { useExportTools } from '../use-export-tools.ts';
import { ImportDialog } from './import-dialog.tsx';
import { NoToolsYet } from './no-tools-yet.tsx';
import { ToolFilterBar } from './tool-filter-bar.tsx';
import { ToolRow } from './tool-row.tsx';
import { ToolsListActions } from './tools-list-actions.tsx';
import { ToolsLoading } from './tools-loading.tsx';
import styles from './tools-overview.module.css';

type ToolsOverviewProps = {
  sources: ConnectedSource[];
  renderPlans: RenderPlans;
  onOpen: (tool: Tool, tab?: 'run' | 'edit') => void;
  onNew: () => void;
  onGenerate: (source: ConnectedSource) => void;
  /** What a person should know before the list. */
  note?: ReactNode;
};

export function ToolsOverview({ sources, renderPlans, onOpen, onNew, onGenerate, note }: ToolsOverviewProps) {
  const { data, error, isPending, isFetching, refetch } = useTools();
  const [filter, setFilter] = useState(noFilter);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<'import' | 'plan' | null>(null);
  const exporting = useExportTools();
  const tools = data?.tools ?? [];
  const found = filterTools(tools, filter);
  const chosen = tools.filter(({ id }) => selected.has(id));
  const select = (id: string, on: boolean) =>
    setSelected(on ? new Set([...selected, id]) : new Set([...selected].filter((one) => one !== id)));
  return (
    <>
      <PageHeader
        title="Tools"
        description="Questions your databases can answer, with SQL you can read and values you can change."
        actions={
          data && (
            <ToolsListActions
              sources={sources}
              hasTools={tools.length > 0}
              onGenerate={onGenerate}
              onNew={onNew}
              onImport={() => setDialog('import')}
              onExport={() => void exporting.start()}
            />
          )
        }
      />
      {isPending && <ToolsLoading />}
      {error && !data && (
        <LoadFailure
          title={toolMessages.loadFailed}
          reason={errorMessage(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && tools.length === 0 && <NoToolsYet sources={sources} onGenerate={onGenerate} onNew={onNew} />}
      {data && tools.length > 0 && (
        <>
          {note}
          <ToolFilterBar tools={tools} filter={filter} onChange={setFilter} />
          <div className={styles.bar}>
            <span role="status" className={styles.count}>
              {countWords(found.length, tools.length)}
            </span>
            {chosen.length > 0 && (
              <SelectedActions
                count={chosen.length}
                busy={exporting.busy}
                onExport={() => void exporting.start(chosen.map(({ id }) => id))}
                onClear={() => setSelected(new Set())}
              />
            )}
            <span className={styles.places}>
              <PlanToolLimitNote places={data.places} picked={0} onChangePlan={() => setDialog('plan')} />
            </span>
          </div>
          <FoundTools
            tools={found}
            selected={selected}
            onSelect={select}
            onOpen={onOpen}
            onExport={(id) => void exporting.start([id])}
          />
        </>
      )}
      <ImportDialog open={dialog === 'import'} sources={sources} onClose={() => setDialog(null)} />
      <ChangePlanDialog
        open={dialog === 'plan'}
        places={data?.places ?? null}
        picked={0}
        renderPlans={renderPlans}
        onChosen={() => setDialog(null)}
        onClose={() => setDialog(null)}
      />
    </>
  );
}

type FoundToolsProps = Pick<ToolsOverviewProps, 'onOpen'> & {
  tools: readonly Tool[];
  selected: ReadonlySet<string>;
  onSelect: (id: string, on: boolean) => void;
  onExport: (id: string) => void;
};

function FoundTools({ tools, selected, onSelect, onOpen, onExport }: FoundToolsProps) {
  if (tools.length === 0) return <EmptyNote>No tool matches. Change the search or the filters.</EmptyNote>;
  return (
    <ul className={styles.list} aria-label="Tools">
      {tools.map((tool) => (
        <ToolRow
          key={tool.id}
          tool={tool}
          selected={selected.has(tool.id)}
          onSelect={(on) => onSelect(tool.id, on)}
          onOpen={(tab) => onOpen(tool, tab)}
          onExport={() => onExport(tool.id)}
        />
      ))}
    </ul>
  );
}

type SelectedActionsProps = { count: number; busy: boolean; onExport: () => void; onClear: () => void };

/** What can be done with the tools that are ticked. */
function SelectedActions({ count, busy, onExport, onClear }: SelectedActionsProps) {
  return (
    <span className={styles.chosen}>
      <Button size="sm" busy={busy} onClick={onExport}>
        Export {count} selected
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear
      </Button>
    </span>
  );
}

function countWords(found: number, all: number): string {
  if (found < all) return `${found} of ${all} tools`;
  return all === 1 ? '1 tool' : `${all} tools`;
}
