import { Timestamp } from '../../../../ui/data/timestamp.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { SqlBlock } from '../../../../ui/sql/sql-block.tsx';
import { filterTools, noFilter } from '../../model/filter-tools.ts';
import { useTools } from '../../requests/tool-queries-and-mutations.ts';
import styles from './saved-tools-of-source.module.css';

type SavedToolsOfSourceProps = { connectionId: string };

export function SavedToolsOfSource({ connectionId }: SavedToolsOfSourceProps) {
  const { data } = useTools();
  const tools = filterTools(data?.tools ?? [], { ...noFilter, source: connectionId });
  if (tools.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="created-tools">
      <h2 id="created-tools" className={styles.heading}>
        Created Tools
      </h2>
      <ul className={styles.list}>
        {tools.map(({ id, name, description, sql, createdAt }) => (
          <Card key={id} as="li" padding="sm" className={styles.tool}>
            <h3>{name}</h3>
            <p className={styles.description}>{description}</p>
            <SqlBlock sql={sql} label={`SQL of ${name}`} />
            <p className={styles.moment}>
              Created at <Timestamp at={createdAt} />
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
