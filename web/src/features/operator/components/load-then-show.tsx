import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './operator.module.css';

type LoadThenShowProps<T> = {
  query: UseQueryResult<T>;
  /** What is loaded, such as 'people'. */
  what: string;
  children: (data: T) => ReactNode;
};

/** Waits, says what went wrong, or shows what came. */
export function LoadThenShow<T>({ query, what, children }: LoadThenShowProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <LoadFailure
        title={`The ${what} could not be loaded`}
        reason={errorMessage(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">Loading {what}...</span>
      <Skeleton height="title" width="md" />
      <Skeleton height="block" />
    </div>
  );
}
