import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import card from './project-card.module.css';
import styles from './projects-grid.module.css';

const places = ['first', 'second', 'third'];

export function ProjectsSkeleton() {
  return (
    <div className={styles.grid} role="status">
      <span className="visually-hidden">Loading projects...</span>
      {places.map((place) => (
        <Card key={place} className={card.card}>
          <Skeleton height="title" width="md" />
          <Skeleton width="full" />
          <Skeleton width="md" />
          <Skeleton height="title" width="sm" />
        </Card>
      ))}
    </div>
  );
}
