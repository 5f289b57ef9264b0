import type { Duplex } from 'node:stream';
import { limits } from '@parley/contract/limits';

/** A server talked on and on without becoming ready. */
export class GreetingTooLong extends Error {
  override readonly name = 'GreetingTooLong';
  readonly code = 'GREETING_TOO_LONG';
}

export type GreetingLimit = {
  /** Counts what arrives here too: an encrypted stream takes the place of the plain one. */
  watch(stream: Duplex): void;
  /** Set once it was too much: a driver may report no more than that the connection broke. */
  failure(): GreetingTooLong | undefined;
  /** The server is ready: what comes from now on has limits of its own. */
  end(): void;
};

/**
 * Whoever can type an address can have us talk to any program. Until it has shown itself to be a server that lets
 * us in, nothing it sends may fill our memory: the bytes are counted from the first one.
 */
export function limitGreeting(): GreetingLimit {
  const watched: { stream: Duplex; count: (chunk: Buffer) => void }[] = [];
  let left = limits.query.greetingBytes;
  let failure: GreetingTooLong | undefined;
  return {
    watch: (stream) => {
      const count = (chunk: Buffer) => {
        left -= chunk.length;
        if (left >= 0) return;
        failure ??= new GreetingTooLong();
        stream.destroy(failure);
      };
      // Ahead of the driver's own listener, which would take the chunk in first.
      stream.prependListener('data', count);
      watched.push({ stream, count });
    },
    failure: () => failure,
    end: () => {
      for (const { stream, count } of watched.splice(0)) stream.off('data', count);
    },
  };
}
