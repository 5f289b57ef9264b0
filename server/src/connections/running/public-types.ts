import type { confirmOutput, rehearsalOutput } from '@parley/contract/connections';
import type { QueryResult } from '@parley/contract/query-result';
import type { z } from 'zod';
import type { ResultBatch } from '../../databases/port.ts';
import type { Origin } from '../../records/request-caller.ts';
import type { Owner } from '../../store/acting-member.ts';
import type { RehearsedTool } from '../../store/grant-rehearsal-and-upload-types.ts';
import type { RunInput, RunSqlInput } from './statement-from-run-input.ts';

/** Who runs a statement, whether it came by web, API or MCP, and the signal that cancels it. */
export type RequestContext = Origin & { signal: AbortSignal };

/** Every run leaves a record, whatever becomes of it. */
export type RunService = {
  /** A guarded read. */
  run(context: RequestContext, input: RunSqlInput): Promise<QueryResult>;
  /** The same, handed to `take` batch by batch. The database is not kept for a reader that is slow. */
  download(context: RequestContext, input: RunInput, take: Take): Promise<void>;
  /** Tries a write, rolls it back, and remembers it for its confirmation. */
  rehearse(context: RequestContext, input: RehearseInput): Promise<RehearsalOutput>;
  /** Runs a rehearsed write for good, once, if it changes as many rows as the rehearsal did. */
  confirm(context: RequestContext, rehearsalId: string): Promise<Confirmed>;
  /** What was rehearsed, confirmed since or not; null when there is no such rehearsal. */
  rehearsed(owner: Owner, rehearsalId: string): Promise<Rehearsed | null>;
};

export type Take = (batches: AsyncIterable<ResultBatch>) => Promise<void>;

/** `toolId` is null for a statement written by hand. */
type Rehearsed = { toolId: string | null };

/** `tool` is the saved one that the statement is of. */
export type RehearseInput = RunInput & { tool?: RehearsedTool | null };

export type RehearsalOutput = z.infer<typeof rehearsalOutput>;

export type Confirmed = z.infer<typeof confirmOutput>;
