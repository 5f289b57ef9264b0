import { useNavigate } from 'react-router';
import { QuickAsk } from '../../features/ask/components/asking/quick-ask.tsx';
import { OpenOtherSpace } from '../../features/spaces/components/open-other-space.tsx';
import { errorMessage } from '../../lib/api/error-message.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { useAskSources } from '../asking/use-ask-sources.ts';
import { useExampleQuestions } from '../asking/use-example-questions.ts';
import type { Handed } from '../asking/use-question-from-navigation.ts';

type AskPaletteProps = { onClose: () => void };

/** Asks the source that was asked last, from wherever one is. */
export function AskPalette({ onClose }: AskPaletteProps) {
  const from = useAskSources();
  const { pending, error } = from;
  const examples = useExampleQuestions(from);
  const navigate = useNavigate();
  const ask = (question: string, sourceId: string) => {
    const handed: Handed = { question, sourceId };
    onClose();
    void navigate('/test', { state: handed });
  };
  return (
    <Modal open onClose={onClose} size="lg" title="Ask a question">
      {pending && <Skeleton height="block" />}
      {error && <Notice tone="error">{errorMessage(error)}</Notice>}
      {!pending && !error && (
        <QuickAsk
          {...from.asking}
          onSource={from.choose}
          connecting={from.connecting}
          examples={examples}
          onAsk={ask}
        />
      )}
      <OpenOtherSpace label="Ask in another space" page="/test" />
    </Modal>
  );
}
