import { toolMessages } from '@parley/contract/tools';
import { Refresh, Tools } from 'iconoir-react';
import { SourceSelect } from '../../features/ask/components/asking/source-select.tsx';
import { ShareAnswer } from '../../features/sharing/components/share-answer.tsx';
import { ToolListAndRunner } from '../../features/tools/components/run/tool-list-and-runner.tsx';
import { errorMessage } from '../../lib/api/error-message.ts';
import { useSearchParams } from '../../lib/routing/use-search-params.ts';
import { useSpacePermission } from '../../lib/session/use-space-permission.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { NothingToAskNotice } from '../asking/nothing-to-ask-notice.tsx';
import { useAskSources } from '../asking/use-ask-sources.ts';
import { PageMeta } from '../page-meta.tsx';
import { PageColumn } from '../shell/page-column.tsx';
import styles from './run-tools-page.module.css';

export function RunToolsPage() {
  const asked = useAskSources();
  const { sources, pending, error, refresh, refreshing } = asked;
  return (
    <PageColumn>
      <PageMeta title="Supabase Tools" />
      <PageHeader
        title="Supabase Tools"
        description="Run the tools of a project or any other connection with values of your own."
      />
      {pending && <Skeleton height="block" />}
      {error && (
        <Notice
          tone="error"
          title={toolMessages.loadFailed}
          action={
            <Button busy={refreshing} onClick={refresh}>
              Retry
            </Button>
          }
        >
          {errorMessage(error)}
        </Notice>
      )}
      {!pending && !error && (sources.length === 0 ? <NothingToAskNotice /> : <Bench asked={asked} />)}
    </PageColumn>
  );
}

function Bench({ asked }: { asked: ReturnType<typeof useAskSources> }) {
  const { sources, sourceId, choose, connecting, tools, refresh, refreshing } = asked;
  const [search, setSearch] = useSearchParams();
  const mayShare = useSpacePermission('share');
  return (
    <>
      <div className={styles.bar}>
        <SourceSelect sources={sources} value={sourceId} onChange={choose} connecting={connecting} />
        <Button
          icon={<Refresh width={16} height={16} />}
          busy={refreshing}
          busyLabel="Refreshing..."
          onClick={refresh}
        >
          Refresh Tools
        </Button>
      </div>
      {tools.length > 0 ? (
        <ToolListAndRunner
          tools={tools}
          openId={search.get('tool')}
          onOpen={(tool) => setSearch({ tool }, { replace: true, preventScrollReset: true })}
          {...(mayShare && {
            share: (executionId) => <ShareAnswer key={executionId} executionId={executionId} />,
          })}
        />
      ) : (
        <EmptyState
          icon={<Tools />}
          title="No tools for this project yet"
          action={
            <ButtonLink variant="primary" to={sourceId ? `/tools?generate=${sourceId}` : '/tools'}>
              Generate tools
            </ButtonLink>
          }
        >
          Let Parley suggest some from the schema; those you save can be run here.
        </EmptyState>
      )}
    </>
  );
}
