import type { Admission } from '../attempt-limits.ts';

export type Google = {
  configured: boolean;
  /** The address at the provider to send the browser to, with the cookies that guard the way back. */
  start(headers: Headers): Promise<{ url: string; cookies: string[] }>;
  /** The provider's answer: a redirect to `/auth/callback`, with `?error=` when it failed. */
  finish(request: Request): Promise<Response>;
};

/**
 * A mark that a browser keeps from its last sign-in to an account. It opens nothing: it only gives the owner a turn of
 * their own while somebody else keeps guessing from elsewhere.
 */
export type KnownDevices = {
  mark(email: string): string;
  /** Which device it is, where the mark is ours and was given for this account. */
  deviceOf(mark: string | undefined, email: string): string | undefined;
};

export type PasswordGuesses = {
  /** Counts the guess before it is made; where its turn has not come the request ends. */
  admit(guesser: Guesser): Promise<Admission>;
};

/** The header in which the door hands over the client's address; nothing a client sends reaches it. */
export const clientAddressHeader = 'x-parley-client-address';

/** Who is about to try a password: a visitor at the sign-in, or a person whose session is open already. */
export type Guesser =
  | { address: string; account: string; device: string | undefined }
  | { address: string; session: string };
