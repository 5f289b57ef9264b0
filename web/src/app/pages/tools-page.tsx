import type { Connection } from '@parley/contract/connections';
import { connectionKinds } from '@parley/contract/connections/connection-kinds';
import type { Tool } from '@parley/contract/tools';
import { useLayoutEffect, useRef } from 'react';
import { UnansweredQuestionsLink } from '../../features/ask/components/history/unanswered-questions-link.tsx';
import { useConnections } from '../../features/connections/requests/use-connections.ts';
import { ShareAnswer } from '../../features/sharing/components/share-answer.tsx';
import { NewToolScreen } from '../../features/tools/components/edit/new-tool-screen.tsx';
import { PublishedTools } from '../../features/tools/components/list/published-tools.tsx';
import { ToolsOverview } from '../../features/tools/components/list/tools-overview.tsx';
import { SuggestDialog } from '../../features/tools/components/suggest/suggest-dialog.tsx';
import { ToolDetailsScreen } from '../../features/tools/components/tool-details-screen.tsx';
import type { ConnectedSource } from '../../features/tools/model/connected-source.ts';
import { useSearchParams } from '../../lib/routing/use-search-params.ts';
import { openSpaceId } from '../../lib/session/current-space.ts';
import { useSpacePermission } from '../../lib/session/use-space-permission.ts';
import { RequestedTools, ToolsWanted } from '../asking/requested-tools-and-unanswered-questions.tsx';
import { PageMeta } from '../page-meta.tsx';
import { PlanChoice } from '../plan-choice.tsx';
import { focusHeading } from '../routing/use-route-focus.ts';
import { PageColumn } from '../shell/page-column.tsx';
import { useUsualProvider } from '../use-usual-provider.ts';

/** What is open stands in the address, so that it survives a reload and can be linked to. */
export function ToolsPage() {
  const [search, setSearch] = useSearchParams();
  const { data } = useConnections();
  const usual = useUsualProvider();
  const mayShare = useSpacePermission('share');
  const isMaker = useSpacePermission('change-tools');
  const sources = (data?.connections ?? []).map(sourceOf);
  const id = search.get('tool');
  const generating = sources.find((source) => source.id === search.get('generate'));
  const show = (params: Record<string, string>) => setSearch(params);
  useFocusOn(id ?? (search.has('new') ? 'new' : 'list'));
  const open = (tool: Tool, tab?: string) => show(tab ? { tool: tool.id, tab } : { tool: tool.id });
  return (
    <PageColumn>
      <PageMeta title="Tools" />
      {id !== null && (
        <ToolDetailsScreen
          key={id}
          id={id}
          sources={sources}
          tab={search.get('tab') ?? 'run'}
          onTab={(tab) => setSearch({ tool: id, tab }, { replace: true, preventScrollReset: true })}
          onOpen={open}
          onBack={() => show({})}
          {...(mayShare && {
            share: (executionId) => <ShareAnswer key={executionId} executionId={executionId} />,
          })}
        />
      )}
      {id === null && !isMaker && <PublishedTools onOpen={(tool) => open(tool)} />}
      {id === null && isMaker && search.has('new') && data && (
        <NewToolScreen sources={sources} onSaved={open} onBack={() => show({})} />
      )}
      {id === null && isMaker && !search.has('new') && (
        <ToolsOverview
          sources={sources}
          renderPlans={(choice) => <PlanChoice {...choice} />}
          onOpen={open}
          onNew={() => show({ new: '' })}
          onGenerate={(source) => show({ generate: source.id })}
          note={<UnansweredQuestionsLink />}
        />
      )}
      {id === null && isMaker && !search.has('new') && openSpaceId !== undefined && <RequestedTools />}
      {id === null && isMaker && !search.has('new') && <ToolsWanted />}
      {generating && isMaker && (
        <SuggestDialog
          key={generating.id}
          connection={generating}
          usual={usual}
          tables={undefined}
          renderPlans={(choice) => <PlanChoice {...choice} />}
          onClose={() => show({})}
        />
      )}
    </PageColumn>
  );
}

/** Another view of the same page is a change of page to whoever cannot see it. */
function useFocusOn(view: string) {
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    focusHeading();
  }, [view]);
}

function sourceOf({ id, name, type }: Connection): ConnectedSource {
  return { id, name, dialect: connectionKinds[type].dialect };
}
