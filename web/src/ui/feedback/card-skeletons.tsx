import { Card } from '../layout/card.tsx';
import styles from './card-skeletons.module.css';
import { Skeleton } from './skeleton.tsx';

const places = ['first', 'second', 'third'];

type CardSkeletonsProps = {
  /** Said to whoever cannot see the cards, such as 'Loading projects...'. */
  label: string;
};

/** A grid of cards that is on its way. */
export function CardSkeletons({ label }: CardSkeletonsProps) {
  return (
    <div className={styles.grid} role="status">
      <span className="visually-hidden">{label}</span>
      {places.map((place) => (
        <Card key={place} className={styles.card}>
          <Skeleton height="title" width="md" />
          <Skeleton width="full" />
          <Skeleton width="md" />
          <Skeleton height="title" width="sm" />
        </Card>
      ))}
    </div>
  );
}
