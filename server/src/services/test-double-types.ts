import type { PasswordHashing } from '../accounts/sign-in/auth.ts';
import type { ReaderModel } from '../ai/builtin/model/reader-model.ts';
import type { AiProvider } from '../ai/port.ts';

/** What a test puts in place of the built-in engine, its model and of hashing passwords; no setting reaches them. */
export type Doubles = {
  builtin?(provider: AiProvider): AiProvider;
  model?: ReaderModel | undefined;
  hashing?: PasswordHashing;
};
