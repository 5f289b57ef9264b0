import { builtinEngine } from '@parley/contract/ai/provider-forms';
import type { AnswerActions } from '../../model/answer-action-types.ts';
import type { Answer } from '../../model/answer-state.ts';
import type { AskedQuestion, Asking } from '../../requests/use-ask.ts';

/** The same question with nothing before it. */
export function aloneOf({ previousId: _, ...question }: AskedQuestion): AskedQuestion {
  return question;
}

/** What can be done with an answer, in terms of the question it belongs to. */
export function useAnswerActions(
  asking: Asking,
  asked: AskedQuestion | null,
  past: Answer | null,
): AnswerActions {
  const { ask, cancel, show } = asking;
  const answer = asking.answer ?? past;
  const again = (more: Partial<AskedQuestion>) => {
    if (!asked) return;
    if (!asking.answer) show(past);
    const previousId = answer?.execution?.id;
    void ask({ ...asked, ...more, ...(previousId && { previousId }) });
  };
  return {
    onValues: (toolId, values) => again({ toolId, values }),
    onReading: (reading, values) => again({ reading, ...(values && { values }) }),
    onTool: (toolId) => again({ toolId }),
    onPlain: () => again({ plain: true, ...(answer?.tool && { toolId: answer.tool.id }) }),
    onAlone: () => {
      if (asked) void ask(aloneOf(asked));
    },
    onBuiltin: () => again({ provider: builtinEngine.name }),
    onCancel: cancel,
  };
}
