import { errorMessage } from '../../../lib/api/error-message.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './stale-projects-notice.module.css';

type StaleProjectsNoticeProps = { list: { stale: boolean; problems: string[] }; failure: unknown };

/** What was known stays on screen; this says that it may be out of date, and why. */
export function StaleProjectsNotice({ list, failure }: StaleProjectsNoticeProps) {
  const reasons = failure ? [errorMessage(failure)] : list.problems;
  if (!list.stale && reasons.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Notice tone="warning" title="This list may be out of date">
        <p>The hosted service did not answer as it should, so you see what was known before.</p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Notice>
    </div>
  );
}
