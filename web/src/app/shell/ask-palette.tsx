import { useNavigate } from 'react-router';
import { QuickAsk } from '../../features/ask/components/quick-ask.tsx';
import { exampleQuestions } from '../../features/ask/model/example-questions.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NothingToAsk } from '../asking/nothing-to-ask.tsx';
import { useAskSources } from '../asking/use-ask-sources.ts';
import type { Handed } from '../asking/use-handed-question.ts';

type AskPaletteProps = { onClose: () => void };

/** Asks the source that was asked last, from wherever one is. */
export function AskPalette({ onClose }: AskPaletteProps) {
  const { sources, sourceId, choose, connecting, tools, pending, error } = useAskSources();
  const navigate = useNavigate();
  const ask = (question: string) => {
    const handed: Handed = { question, sourceId };
    onClose();
    void navigate('/test', { state: handed });
  };
  return (
    <Modal open onClose={onClose} size="lg" title="Ask a question">
      {pending && <Skeleton height="block" />}
      {error && <Notice tone="error">{errorMessage(error)}</Notice>}
      {!pending && !error && sources.length === 0 && <NothingToAsk onLeave={onClose} />}
      {!pending && sources.length > 0 && (
        <QuickAsk
          sources={sources}
          sourceId={sourceId}
          onSource={choose}
          connecting={connecting}
          examples={exampleQuestions(tools)}
          onAsk={ask}
        />
      )}
    </Modal>
  );
}
