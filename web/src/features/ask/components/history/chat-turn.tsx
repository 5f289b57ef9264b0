import { builtinEngine } from '@parley/contract/ai/provider-forms';
import { askMessages } from '@parley/contract/ask';
import type { AskSource } from '../../model/ask-source.ts';
import type { Turn } from '../../model/conversation-turns.ts';
import { AnswerView } from '../answer/answer-view.tsx';
import { AskedSourceSwitcher } from '../asking/asked-source-switcher.tsx';
import { type AskSlots, slotsOf } from '../asking/console/ask-console-types.ts';
import styles from './chat-thread.module.css';
import type { useChat } from './use-chat.ts';

type ChatTurnProps = {
  turn: Turn;
  /** Asked since the page was opened. */
  isNew: boolean;
  /** Nothing follows it, and nothing is on its way. */
  isLast: boolean;
  sources: readonly AskSource[];
  slots: AskSlots;
  chat: ReturnType<typeof useChat>;
  onOther: (question: string, sourceId: string) => void;
};

/** A question and its answer. */
export function ChatTurn({ turn, isNew, isLast, sources, slots, chat, onOther }: ChatTurnProps) {
  const { asked, answer } = turn;
  const { again, alone, cancel } = chat;
  return (
    <li className={styles.turn} data-new={isNew}>
      <p className={styles.question}>{answer.question}</p>
      {isLast && (
        <AskedSourceSwitcher
          sources={sources}
          askedId={asked.connectionId}
          reason={null}
          onOther={(id) => onOther(answer.question, id)}
        />
      )}
      <AnswerView
        folded
        answer={answer}
        nothingMessage={askMessages.nothingRelevant}
        actions={{
          onValues: (toolId, values) => again(turn, { toolId, values }),
          onReading: (reading, values) => again(turn, { reading, ...(values && { values }) }),
          onTool: (toolId) => again(turn, { toolId }),
          onPlain: () => again(turn, { plain: true, ...(answer.tool && { toolId: answer.tool.id }) }),
          onAlone: () => alone(turn),
          onBuiltin: () => again(turn, { provider: builtinEngine.name }),
          onCancel: cancel,
        }}
        makeTool={slots.makeTool(asked, () => again(turn, {}))}
        {...slotsOf(slots, answer)}
        rehearsal={slots.rehearsal(answer)}
      />
    </li>
  );
}
