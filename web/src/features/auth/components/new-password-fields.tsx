import { limits } from '@parley/contract/limits';
import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/form/text-field.tsx';

type Bound = Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'error' | 'onChange'>;
type NewPasswordFieldsProps = { what: 'password' | 'new password'; password: Bound; confirmPassword: Bound };

/** A password that is being chosen, typed twice. */
export function NewPasswordFields({ what, password, confirmPassword }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        label={what === 'password' ? 'Password' : 'New password'}
        type="password"
        autoComplete="new-password"
        hint={`At least ${limits.password.min} characters. Longer is safer.`}
        required
        {...password}
      />
      <TextField
        label={`Confirm ${what}`}
        type="password"
        autoComplete="new-password"
        required
        {...confirmPassword}
      />
    </>
  );
}
