import { useLocation } from 'react-router';
import { usePublicAnswer } from '../../../features/sharing/requests/shared-answer-requests.ts';
import { Timestamp } from '../../../ui/data/timestamp.tsx';
import { PageMeta } from '../../page-meta.tsx';
import { PageColumn } from '../../shell/page-column.tsx';
import { NoSharedAnswer, SharedAnswerView } from './shared-answer-view.tsx';

/** For whoever has the link. What opens it stands behind the #, which no server sees. */
export function PublicAnswerPage() {
  const { hash } = useLocation();
  const { data, error } = usePublicAnswer(hash.slice(1));
  return (
    <PageColumn>
      <PageMeta title="Shared answer" />
      <meta name="robots" content="noindex, nofollow" />
      {data ? (
        <SharedAnswerView
          answer={data.answer}
          facts={
            <>
              Shared <Timestamp at={data.sharedAt} />. The link ends: <Timestamp at={data.expiresAt} />
            </>
          }
        />
      ) : (
        <NoSharedAnswer error={error} />
      )}
    </PageColumn>
  );
}
