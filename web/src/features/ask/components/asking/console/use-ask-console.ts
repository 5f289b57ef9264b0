import { askMessages } from '@parley/contract/ask';
import { useEffect, useRef, useState } from 'react';
import { addEngineToQuestion } from '../../../model/add-engine-to-question.ts';
import { byQuestion } from '../../../model/ask-source.ts';
import type { Turn } from '../../../model/conversation-turns.ts';
import { fetchAnswerView } from '../../answer/lazy-answer-view.tsx';
import { useAnswerActions } from '../../answer/use-answer-actions.ts';
import { useCurrentConversation } from '../../history/current-conversation-context.tsx';
import type { AskConsoleProps } from './ask-console-types.ts';
import { useAskInConversation } from './use-ask-in-conversation.ts';
import { type ToolSelectionMode, useToolSelectionMode } from './use-tool-selection-mode.ts';

export type Console = ReturnType<typeof useAskConsole>;

/** What is being asked, what came of it, and how to ask. */
export function useAskConsole(props: AskConsoleProps) {
  const { sourceId, tools, slots, engine } = props;
  const before = useBefore(props);
  const { asking, asked, reason, undecided, say } = useAskInConversation({ ...props, before });
  const [question, setQuestion] = useState(props.firstQuestion || (before?.answer.question ?? ''));
  const [mode, setMode] = useToolSelectionMode(tools !== undefined);
  const [toolIds, setToolIds] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const fetchAnswerCode = () => {
    fetchAnswerView();
    slots.fetchCode();
  };
  const submit = (words = question, to = sourceId) => {
    if (props.connecting) return;
    const wrong = mistake({ question: words, sourceId: to, mode, toolIds });
    setProblem(wrong);
    if (wrong) return;
    fetchAnswerCode();
    setQuestion(words);
    const previousId = asking.answer ? null : before?.answer.execution?.id;
    void say({
      ...addEngineToQuestion({ question: words.trim(), connectionId: to, mode }, engine),
      ...(mode === 'manual' && { toolIds: [...toolIds] }),
      // Whoever opened a receipt may go on from it: 'and last month?'.
      ...(props.past && previousId && { previousId }),
    });
  };
  const now = useRef(props.askNow ?? false);
  useEffect(() => {
    if (!now.current) return;
    now.current = false;
    submit();
  });
  return {
    answer: asking.answer ?? (undecided ? null : (before?.answer ?? null)),
    actions: useAnswerActions(asking, asked, before?.answer ?? null),
    busy: asking.answer?.phase === 'working',
    asking,
    asked,
    reason,
    undecided,
    question,
    setQuestion,
    mode,
    setMode,
    toolIds,
    setToolIds,
    problem,
    submit,
    fetchAnswerCode,
  };
}

/** What is in sight before anything is asked here: a receipt, or where the page's conversation has come to. */
function useBefore({ past, firstQuestion, sourceId }: AskConsoleProps): Turn | null {
  const page = useCurrentConversation();
  const [before] = useState(() => {
    if (past) {
      const connectionId = past.execution?.connectionId ?? sourceId;
      return { asked: { question: past.question, connectionId }, answer: past };
    }
    return firstQuestion ? null : page.last();
  });
  return before;
}

type Draft = { question: string; sourceId: string; mode: ToolSelectionMode; toolIds: readonly string[] };

function mistake({ question, sourceId, mode, toolIds }: Draft): string | null {
  if (question.trim() === '') return askMessages.questionMissing;
  if (sourceId === '' || (mode === 'manual' && sourceId === byQuestion)) return askMessages.projectMissing;
  return mode === 'manual' && toolIds.length === 0 ? askMessages.noTool : null;
}
