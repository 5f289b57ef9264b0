import type { WireExchange } from '../../port.ts';
import type { Call } from './wire-format-types.ts';

/** Tells of one call when it has ended; what is said after that is not heard. */
export type Exchange = { close(outcome: WireExchange['outcome'], received: string): void };

type Note = ((exchange: WireExchange) => void) | undefined;
type Called = { line: { title: string; baseUrl: string; key: string }; call: Call };

export function openExchange({ line, call }: Called, note: Note): Exchange {
  let isOpen = true;
  // No body carries a key; a server that is no provider may send anything back.
  const withoutKey = (text: string) => (line.key === '' ? text : text.replaceAll(line.key, '[key]'));
  return {
    close: (outcome, received) => {
      if (!isOpen) return;
      isOpen = false;
      note?.({
        provider: line.title,
        address: `${call.method} ${line.baseUrl}${call.path}`,
        sent: withoutKey(JSON.stringify(call.body ?? {})),
        received: withoutKey(received),
        outcome,
      });
    },
  };
}
