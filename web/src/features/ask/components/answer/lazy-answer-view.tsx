import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { AnswerView as View } from './answer-view.tsx';

const load = () => import('./answer-view.tsx');
const AnswerView = lazy(async () => ({ default: (await load()).AnswerView }));

/** Answers are drawn with more code than a page needs to be asked: it comes while the question is typed. */
export const fetchAnswerView = () => void load().catch(() => undefined);

export function LazyAnswerView(props: ComponentProps<typeof View>) {
  return (
    <Suspense fallback={<Skeleton height="block" />}>
      <AnswerView {...props} />
    </Suspense>
  );
}
