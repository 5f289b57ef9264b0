import { ParleyError } from '@parley/contract/errors';
import { limits } from '@parley/contract/limits';
import type { AttemptLimits } from '../accounts/attempt-limits.ts';
import type { AskService } from '../ask/ask-service.ts';
import { createQuerySlots } from '../connections/opening/query-slots.ts';
import { workFor } from '../platform/threads/person-at-work.ts';
import type { Owner } from '../store/acting-member.ts';

type Asker = { owner: Owner; signal: AbortSignal; caller?: string | null };

/**
 * Asking takes more processor time than anything else here, so whoever asks may do it so many times a minute, and
 * so many at once; a few more wait for their turn. Every door asks through this.
 */
export function limitQuestionsPerPerson(asks: AskService, attempts: AttemptLimits): AskService {
  const slots = createQuerySlots(limits.ask, tooMany);
  const admit = async ({ owner, caller }: Asker) => {
    await attempts.admit('ask', { account: owner.personId });
    if (caller) await attempts.admit('askByToken', { account: `${owner.personId} ${caller}` });
  };
  const inTurn = async <T>(context: Asker, work: () => Promise<T>): Promise<T> => {
    await admit(context);
    const { personId } = context.owner;
    return slots.run(personId, context.signal, () => workFor(personId, work));
  };
  return {
    ...asks,
    stream: async function* (owner, input, arrival) {
      await admit({ owner, ...arrival });
      const leave = await takeSlot((work) => slots.run(owner.personId, arrival.signal, work));
      try {
        yield* asks.stream(owner, input, arrival);
      } finally {
        leave();
      }
    },
    answer: (owner, input, arrival) =>
      inTurn({ owner, ...arrival }, () => asks.answer(owner, input, arrival)),
    find: (owner, input, signal) => inTurn({ owner, signal }, () => asks.find(owner, input, signal)),
    extract: (owner, input, signal) => inTurn({ owner, signal }, () => asks.extract(owner, input, signal)),
    rewrite: (owner, input, signal) => inTurn({ owner, signal }, () => asks.rewrite(owner, input, signal)),
    format: (owner, input, signal) => inTurn({ owner, signal }, () => asks.format(owner, input, signal)),
  };
}

/** Resolves once a slot is taken; what it gives lets the slot go. */
function takeSlot(run: (work: () => Promise<void>) => Promise<void>): Promise<() => void> {
  return new Promise((resolve, reject) => {
    run(() => new Promise<void>((leave) => resolve(leave))).catch(reject);
  });
}

function tooMany(): ParleyError {
  const seconds = 5;
  const message = `You are asking many questions at once. Please wait ${seconds} s and try again.`;
  return new ParleyError('too_many_requests', { message, values: { seconds } });
}
