import type { ProviderName } from '@parley/contract/ai/provider-forms';
import type { Moment } from '@parley/contract/ask';
import type {
  generateToolsOutput,
  SuggestEvent,
  Suggestion,
  suggestInput,
  suggestionsOutput,
} from '@parley/contract/tools';
import type { z } from 'zod';
import type { Owner } from '../../store/acting-member.ts';
import type { ToolBuildingContextWithSchema } from '../tool-building-context.ts';
import type { SuggestOptions } from './suggest-tools.ts';

export type DraftOptions = {
  question: string;
  connectionId: string;
  /** A composed answer, whose statement becomes the tool. */
  executionId?: string | undefined;
  provider?: ProviderName | undefined;
  moment: Moment;
};

export type Drafts = {
  /** A tool made for one question, proven like any other; nothing is saved. */
  fromQuestion(owner: Owner, options: DraftOptions, signal: AbortSignal): Promise<Suggestion>;
};

export type Generated = z.infer<typeof generateToolsOutput>['tools'][number];

export type Generator = {
  /** Proposes and proves. */
  propose(context: ToolBuildingContextWithSchema, options: SuggestOptions): Promise<Generated[]>;
  /** And saves each that is not saved yet: as many as the plan has places for; of the others it says why not. */
  save(owner: Owner, context: ToolBuildingContextWithSchema, options: SuggestOptions): Promise<Generated[]>;
};

export type Suggestions = {
  /** Proposals as they are proven. A failure is the last event, and says whether the built-in engine could help. */
  stream(owner: Owner, input: SuggestInput, signal: AbortSignal): AsyncGenerator<SuggestEvent>;
  /** What was last shown for a connection. */
  last(owner: Owner, connectionId: string): Promise<z.infer<typeof suggestionsOutput>>;
};

export type SuggestInput = z.infer<typeof suggestInput>;
