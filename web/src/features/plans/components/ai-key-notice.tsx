import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';

export function AiKeyNotice() {
  return (
    <Notice
      tone="info"
      title="An AI provider key is required"
      action={
        <ButtonLink to="/settings" size="sm">
          Add a key in Settings
        </ButtonLink>
      }
    >
      To use OpenAI, every plan uses your own key: your provider bills you for what you use, and the key is
      stored encrypted. Without one, the built-in engine proposes tools and answers.
    </Notice>
  );
}
