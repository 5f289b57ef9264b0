import { type Tool, toolMessages } from '@parley/contract/tools';
import { Play, Tools } from 'iconoir-react';
import { errorMessage } from '../../../../lib/api/error-message.ts';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { useTools } from '../../requests/tool-queries-and-mutations.ts';
import styles from './published-tools.module.css';
import rowStyles from './tool-row.module.css';
import { ToolsLoading } from './tools-loading.tsx';
import listStyles from './tools-overview.module.css';

type PublishedToolsProps = { onOpen: (tool: Tool) => void };

/** For askers: what there is to run, and nothing of how it is made. */
export function PublishedTools({ onOpen }: PublishedToolsProps) {
  const { data, error, isPending, isFetching, refetch } = useTools();
  return (
    <>
      <PageHeader
        title="Tools"
        description="Questions that are ready to run. Choose one and give its values."
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
      {data?.tools.length === 0 && (
        <EmptyState
          icon={<Tools />}
          title="No tools are published yet"
          action={
            <ButtonLink to="/test" variant="primary">
              Ask a question
            </ButtonLink>
          }
        >
          The makers of this space publish tools here. Meanwhile you can ask in your own words.
        </EmptyState>
      )}
      {data && data.tools.length > 0 && (
        <ul className={listStyles.list} aria-label="Tools">
          {data.tools.map((tool) => (
            <li key={tool.id} className={styles.row}>
              <div className={rowStyles.words}>
                <button type="button" className={rowStyles.name} onClick={() => onOpen(tool)}>
                  {tool.name}
                </button>
                <p className={rowStyles.description}>{tool.description}</p>
              </div>
              <div className={rowStyles.actions}>
                <Button size="sm" icon={<Play width={15} height={15} />} onClick={() => onOpen(tool)}>
                  Run
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
