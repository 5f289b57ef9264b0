import { type Tool, toolMessages } from '@parley/contract/tools';
import { useState } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { useSpacePermission } from '../../../lib/session/use-space-permission.ts';
import { BackButton } from '../../../ui/actions/back-button.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Tabs } from '../../../ui/actions/tabs.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { ConnectedSource } from '../model/connected-source.ts';
import { useTool } from '../requests/use-tool-and-versions.ts';
import { ToolEditor } from './edit/tool-editor.tsx';
import { ToolHeader } from './edit/tool-header.tsx';
import { ToolVersions } from './edit/tool-versions.tsx';
import type { ShareRun } from './run/run-result.tsx';
import { ToolRunner } from './run/tool-runner.tsx';
import styles from './tool-details-screen.module.css';

type ToolDetailsScreenProps = {
  id: string;
  sources: ConnectedSource[];
  tab: string;
  onTab: (tab: string) => void;
  onOpen: (tool: Tool) => void;
  onBack: () => void;
  share?: ShareRun | undefined;
};

export function ToolDetailsScreen({
  id,
  sources,
  tab,
  onTab,
  onOpen,
  onBack,
  share,
}: ToolDetailsScreenProps) {
  const { data: tool, error, isFetching, refetch } = useTool(id);
  const isMaker = useSpacePermission('change-tools');
  const [wasEdited, setWasEdited] = useState(false);
  if (tab === 'edit' && !wasEdited) setWasEdited(true);
  const isClosed = !isMaker && error instanceof ApiFailure && error.code === 'not_found';
  return (
    <>
      <div className={styles.back}>
        <BackButton onClick={onBack}>All tools</BackButton>
      </div>
      {!tool && !error && <Skeleton height="block" />}
      {isClosed && !tool && <NotOpen />}
      {error && !tool && !isClosed && (
        <LoadFailure
          title={toolMessages.detailsFailed}
          reason={errorMessage(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {tool && !isMaker && (
        <>
          <PageHeader title={tool.name} description={tool.description} />
          <ToolRunner key={tool.version} tool={tool} />
        </>
      )}
      {tool && isMaker && (
        <>
          <ToolHeader tool={tool} onCopied={onOpen} onDeleted={onBack} />
          <Problem tool={tool} onEdit={() => onTab('edit')} />
          <Closed tool={tool} onEdit={() => onTab('edit')} />
          <Tabs
            label="Tool"
            value={tab}
            onChange={onTab}
            tabs={[
              {
                id: 'run',
                label: 'Test',
                content: <ToolRunner key={tool.version} tool={tool} share={share} />,
              },
              {
                id: 'edit',
                label: 'Edit',
                keep: wasEdited,
                content: (
                  <ToolEditor key={tool.version} tool={tool} sources={sources} onSaved={() => undefined} />
                ),
              },
              { id: 'versions', label: 'Versions', content: <ToolVersions tool={tool} /> },
            ]}
          />
        </>
      )}
    </>
  );
}

/** For askers, to whom a tool that is closed to them is not there. */
function NotOpen() {
  return (
    <Notice tone="info" title="This tool is not open to you">
      It is not published, does not keep to the rows that you may see, or was deleted. The makers of this
      space can tell you more.
    </Notice>
  );
}

function Problem({ tool, onEdit }: { tool: Tool; onEdit: () => void }) {
  if (tool.status === 'ok') return null;
  const noSource = tool.status === 'no_source';
  return (
    <div className={styles.problem}>
      <Notice
        tone={noSource ? 'warning' : 'error'}
        title={noSource ? 'This tool has no source' : 'This tool no longer prepares'}
        action={
          <Button size="sm" onClick={onEdit}>
            {noSource ? 'Choose another database' : 'Edit it'}
          </Button>
        }
      >
        {noSource
          ? 'The connection it was made for was deleted. It is kept, and left out when questions are asked.'
          : `${tool.problem ?? 'Its database changed.'} It is left out when questions are asked.`}
      </Notice>
    </div>
  );
}

function Closed({ tool, onEdit }: { tool: Tool; onEdit: () => void }) {
  if (!tool.closedToAskers || tool.type === 'mutation') return null;
  return (
    <div className={styles.problem}>
      <Notice
        tone="warning"
        title="Closed to askers"
        action={
          <Button size="sm" onClick={onEdit}>
            Edit it
          </Button>
        }
      >
        {tool.closedToAskers}
      </Notice>
    </div>
  );
}
