import type { Tool } from '@parley/contract/tools';
import type { ReactNode } from 'react';
import type { Engine } from '../../../model/add-engine-to-question.ts';
import type { Answer } from '../../../model/answer-state.ts';
import type { AskSource } from '../../../model/ask-source.ts';
import type { OpenSource } from '../../../requests/choose-source-for-question.ts';
import type { AskedQuestion } from '../../../requests/use-ask.ts';
import type { Examples } from '../example-question-list.tsx';

export type AskSlots = {
  /** Fetches what they are made of, before an answer is there. */
  fetchCode: () => void;
  /** Makes a tool for a question that nothing fits; `onMade` asks it again. With `onDiscard` it is made at once. */
  makeTool: (question: AskedQuestion, onMade: () => void, onDiscard?: () => void) => ReactNode;
  /** Saves the statement that was composed for an answer. */
  keepTool: (answer: Answer) => ReactNode;
  /** Makes a link to the answer. */
  share: (answer: Answer) => ReactNode;
  /** Shows what a write tool would change. */
  rehearsal: (answer: Answer) => ReactNode;
};

export type AskConsoleProps = {
  sources: readonly AskSource[];
  sourceId: string;
  onSource: (id: string) => void;
  openSource: OpenSource;
  connecting?: boolean;
  /** The words of each question may decide which source is asked. */
  byWords: boolean;
  /** Of the chosen source; left out, there is no manual mode. */
  tools?: readonly Tool[];
  /** Questions to begin with. */
  examples: Examples;
  nothingMessage?: string;
  /** A past answer to show until something is asked; left out, the last one of the page's conversation. */
  past?: Answer | null;
  firstQuestion?: string;
  slots: AskSlots;
  engine: Engine;
  /** The first question is asked at once. */
  askNow?: boolean;
  /** It leads the page. */
  large?: boolean;
  autoFocus?: boolean;
  onDone?: (answer: Answer) => void;
};

/** What an answer that is there borrows. */
export function slotsOf({ keepTool, share }: AskSlots, answer: Answer) {
  return { keepTool: keepTool(answer), share: share(answer) };
}
