import { randomBytes } from 'node:crypto';
import { signUpInput } from '@parley/contract/auth';
import { fieldMessage, firstMistake } from '@parley/contract/field-messages';
import type { Config } from '../platform/config.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { withServices } from './run-with-services.ts';

type NewUser = { email: string; name: string | undefined };

/** An account with a password that is told once. Whoever may sign up by themselves does not matter here. */
export async function createUser(
  config: Config,
  { email, name = email.split('@')[0] ?? '' }: NewUser,
): Promise<string> {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  const password = randomBytes(12).toString('base64url');
  const form = signUpInput.safeParse(
    {
      firstName,
      lastName: others.join(' ') || '-',
      email,
      password,
      confirmPassword: password,
      acceptTerms: true,
    },
    { error: fieldMessage },
  );
  if (!form.success) throw new OperatorError(firstMistake(form.error));
  return withServices({ ...config, signUpDomains: null }, async ({ accounts }) => {
    const { confirmationSent } = await accounts.signUp(form.data);
    const mail = confirmationSent ? 'A mail asks them to confirm their address first. ' : '';
    return `${form.data.email} can sign in on ${config.origin} with the password ${password}\n${mail}They change it under Settings, Profile.\n`;
  });
}
