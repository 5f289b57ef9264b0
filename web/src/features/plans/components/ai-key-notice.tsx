import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

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
      Every plan uses your own OpenAI key for suggestions and answers. Your provider bills you for what you
      use; the key is stored encrypted.
    </Notice>
  );
}
