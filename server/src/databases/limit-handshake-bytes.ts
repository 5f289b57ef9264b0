import type { Duplex } from 'node:stream';
import { limits } from '@parley/contract/limits';

/** A server talked on and on without becoming ready. */
export class HandshakeTooLong extends Error {
  override readonly name = 'HandshakeTooLong';
  readonly code = 'GREETING_TOO_LONG';
}

export type HandshakeLimit = {
  /** Counts what arrives here too: an encrypted stream takes the place of the plain one. */
  watch(stream: Duplex): void;
  /** Set once it was too much: a driver may report no more than that the connection broke. */
  failure(): HandshakeTooLong | undefined;
  /** The server is ready: what comes from now on has limits of its own. */
  end(): void;
};

/**
 * Whoever can type an address can have us talk to any program. Until it has shown itself to be a server that lets
 * us in, nothing it sends may fill our memory: the bytes are counted from the first one.
 */
export function limitHandshake(): HandshakeLimit {
  const watched: { stream: Duplex; count: (chunk: Buffer) => void }[] = [];
  let left = limits.query.greetingBytes;
  let failure: HandshakeTooLong | undefined;
  return {
    watch: (stream) => {
      const count = (chunk: Buffer) => {
        left -= chunk.length;
        if (left >= 0) return;
        failure ??= new HandshakeTooLong();
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
