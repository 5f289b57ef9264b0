import { apiKeyMessages } from '@parley/contract/settings';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

export function SignedOutNotice() {
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink to="/login" variant="primary" size="sm">
          Go to Login
        </ButtonLink>
      }
    >
      {apiKeyMessages.settingsSignedOut}
    </Notice>
  );
}
