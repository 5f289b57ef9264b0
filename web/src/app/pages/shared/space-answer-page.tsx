import { useLocation } from 'react-router';
import { useSpaceAnswer } from '../../../features/sharing/requests/shared-answer-requests.ts';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { SqlBlock } from '../../../ui/sql/sql-block.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';
import { NoSharedAnswer, SharedAnswerView } from './shared-answer-view.tsx';

/** For members of the space that is open. */
export function SpaceAnswerPage() {
  const { hash } = useLocation();
  const { data, error } = useSpaceAnswer(hash.slice(1));
  return (
    <PageColumn>
      <PageMeta title="Shared answer" />
      {data ? (
        <SharedAnswerView
          answer={data.answer}
          facts={
            <>
              Shared by {data.sharedBy}, <Timestamp at={data.sharedAt} />
              {data.answer.connectionName && `, from ${data.answer.connectionName}`}
            </>
          }
        >
          {data.answer.sql && (
            <details>
              <summary>SQL</summary>
              <SqlBlock sql={data.answer.sql} />
            </details>
          )}
        </SharedAnswerView>
      ) : (
        <NoSharedAnswer error={error} />
      )}
    </PageColumn>
  );
}
