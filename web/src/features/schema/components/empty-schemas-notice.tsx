import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './schema-notice.module.css';

type EmptySchemasNoticeProps = { schemas: string[] };

/** Stands above a schema that lacks what its owner added. */
export function EmptySchemasNotice({ schemas }: EmptySchemasNoticeProps) {
  return (
    <div className={styles.notice}>
      <Notice tone="warning" title="Nothing was found in a schema that you added">
        {schemas.join(', ')}: no tables there, or no such schema. Correct the spelling with Edit on the
        connection’s card.
      </Notice>
    </div>
  );
}
