import type { PasswordHashing } from '../accounts/sign-in/auth.ts';
import type { AiProvider } from '../ai/port.ts';

/** What a test puts in place of the built-in engine and of hashing passwords; no setting reaches either. */
export type Doubles = {
  builtin?(provider: AiProvider): AiProvider;
  hashing?: PasswordHashing;
};
