import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './local-copy-banner.module.css';

type LocalCopyBannerProps = { busy: boolean; onRetry: () => void };

export function LocalCopyBanner({ busy, onRetry }: LocalCopyBannerProps) {
  return (
    <div className={styles.banner}>
      <Notice
        tone="warning"
        title="The server cannot be reached"
        action={
          <Button size="sm" busy={busy} busyLabel="Trying..." onClick={onRetry}>
            Try now
          </Button>
        }
      >
        You see the copy kept in this browser. You can look at it and delete from it; the rest needs the
        server. What you delete is passed on as soon as the server is back.
      </Notice>
    </div>
  );
}
