import { type ComponentType, lazy, Suspense } from 'react';

const fetchKeepTool = () => import('../../features/ask/components/answer/keep-as-tool-button.tsx');
const fetchMakeTool = () => import('../../features/ask/components/answer/draft-tool-for-question.tsx');
const fetchRehearsal = () => import('../../features/tools/components/run/rehearse-tool-notice.tsx');
const fetchShare = () => import('../../features/sharing/components/share-answer.tsx');
const fetchRequestTool = () => import('../../features/tools/components/request-tool.tsx');

/** They stand beside answers: their code comes while the first question is typed. */
export function fetchToolAndShareSlots(): void {
  const parts = [fetchKeepTool(), fetchMakeTool(), fetchRehearsal(), fetchShare(), fetchRequestTool()];
  void Promise.allSettled(parts);
}

export const KeepAsToolButton = later(async () => (await fetchKeepTool()).KeepAsToolButton);
export const DraftToolForQuestion = later(async () => (await fetchMakeTool()).DraftToolForQuestion);
export const RehearseToolNotice = later(async () => (await fetchRehearsal()).RehearseToolNotice);
export const ShareAnswer = later(async () => (await fetchShare()).ShareAnswer);
export const RequestTool = later(async () => (await fetchRequestTool()).RequestTool);

/** Each waits by itself: an answer that is in sight must not vanish until a button beside it has come. */
function later<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await fetchPart() }));
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
