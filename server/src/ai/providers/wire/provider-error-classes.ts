import type { Setting } from './refused-settings.ts';

/** What a provider's refusal is about, whatever it calls it. */
export type Meaning =
  | 'key'
  /** The key works, but lacks a right. */
  | 'scopes'
  | 'busy'
  /** Credit or quota is spent: no waiting helps. */
  | 'spent'
  | 'model'
  | 'too long'
  /** The server was not started for it, or the model cannot do it: vectors of a model that only chats. */
  | 'unsupported'
  | 'region'
  | 'declined';

export type Refusal = {
  meaning: Meaning | null;
  /** A setting that the model does not take and that can be left out. */
  setting?: Setting | undefined;
  /** Rights that are missing, as far as they are plain names. */
  scopes?: string | undefined;
};

/** The provider answered, and refused. Its text repeats parts of keys: it is never kept. */
export class Refused extends Error {
  readonly status: number | undefined;
  readonly refusal: Refusal;
  /** Milliseconds it asks to wait; 0 where it does not say. */
  readonly wait: number;
  constructor(refusal: Refusal, status?: number, wait = 0) {
    super('The provider refused.');
    this.refusal = refusal;
    this.status = status;
    this.wait = wait;
  }
}

/** Nobody answered, or stopped answering. */
export class NoConnection extends Error {
  readonly why: 'lost' | 'silence';
  constructor(why: 'lost' | 'silence', options?: ErrorOptions) {
    super('The provider did not answer.', options);
    this.why = why;
  }
}

/** Something else than a provider answered: a gateway, a sign-in page, a server at the wrong address. */
export class NotAnAnswer extends Error {
  readonly isPage: boolean;
  constructor(isPage = false) {
    super('What came is not an answer.');
    this.isPage = isPage;
  }
}

/** The model gave no answer of its own accord. */
export class Unfinished extends Error {
  readonly why: 'declined' | 'too long';
  constructor(why: 'declined' | 'too long') {
    super('The model did not finish.');
    this.why = why;
  }
}
