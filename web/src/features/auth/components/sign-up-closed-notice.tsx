import { errorCatalogue } from '@parley/contract/errors';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FormDoneMessage } from './form-done-message.tsx';

/** In place of the form, where nobody can sign up. */
export function SignUpClosedNotice() {
  return (
    <FormDoneMessage>
      <Notice tone="info">{errorCatalogue.sign_up_closed.message}</Notice>
      <ButtonLink to="/login" variant="primary" size="lg" fullWidth>
        Go to sign in
      </ButtonLink>
    </FormDoneMessage>
  );
}
