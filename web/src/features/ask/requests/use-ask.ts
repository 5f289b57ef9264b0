import type { AskInput } from '@parley/contract/ask';
import { askEvent } from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { errorMessage } from '../../../lib/api/error-message.ts';
import { streamEvents } from '../../../lib/api/event-stream.ts';
import { askSpaceAgain } from '../../../lib/session/use-space-permission.ts';
import type { Answer } from '../model/answer-state.ts';
import { beginAgain, beginAnswer, brokenOff, calledOff, withEvent } from '../model/answer-state.ts';
import { browserTimeAndZone } from '../model/browser-time-and-zone.ts';

export type AskedQuestion = Pick<AskInput, 'question' | 'connectionId'> &
  Partial<Omit<AskInput, 'question' | 'connectionId' | 'moment'>>;

/** What a question still lacks before it is sent, such as its source; null: it is not asked after all. */
export type Prepare = (question: AskedQuestion) => Promise<AskedQuestion | null>;

export type Asking = {
  answer: Answer | null;
  ask: (question: AskedQuestion, prepare?: Prepare) => Promise<void>;
  cancel: () => void;
  show: (answer: Answer | null) => void;
};

const brokenOffMessage = 'The answer broke off. Please ask again.';

/** One answer at a time: a new question calls the one before off, and so does leaving the page. */
export function useAsk(onDone?: (answer: Answer) => void): Asking {
  const queries = useQueryClient();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const running = useRef<AbortController | null>(null);
  const done = useRef(onDone);
  done.current = onDone;

  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const ask = useCallback(
    async (question: AskedQuestion, prepare?: Prepare) => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      let now = beginAnswer(question.question);
      const show = (next: Answer) => {
        now = next;
        if (running.current === mine) setAnswer(next);
      };
      setAnswer((before) => {
        // An edited chip leaves what was found in sight until there is something newer.
        now = question.values && before ? beginAgain(before) : now;
        return now;
      });
      try {
        const whole = prepare ? await prepare(question) : question;
        if (running.current !== mine) return;
        if (whole === null) return setAnswer(null);
        const body = { ...whole, moment: browserTimeAndZone() };
        const call = { method: 'POST', path: api.ask, body, events: askEvent, signal: mine.signal } as const;
        for await (const event of streamEvents(call)) {
          show(withEvent(now, event));
          if (event.event === 'failed') askSpaceAgain(queries, event.data.code);
        }
        if (mine.signal.aborted) show(calledOff(now));
        else if (now.phase === 'working') show(brokenOff(now, brokenOffMessage));
      } catch (error) {
        show(brokenOff(now, errorMessage(error)));
        if (error instanceof ApiFailure) askSpaceAgain(queries, error.code);
      }
      if (running.current === mine) done.current?.(now);
    },
    [queries],
  );

  return { answer, ask, cancel, show: setAnswer };
}
