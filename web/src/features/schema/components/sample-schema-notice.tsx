import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './schema-notice.module.css';

type SampleSchemaNoticeProps = { problems: string[] };

/** Stands above a schema that is not the source's own. */
export function SampleSchemaNotice({ problems }: SampleSchemaNoticeProps) {
  return (
    <div className={styles.notice}>
      <Notice tone="warning" title="This is a sample schema, not your project's own">
        <p>
          Every way to read the project failed, so this is an example of what you would see here. It is not
          saved.
        </p>
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
