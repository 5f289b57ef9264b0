import type { AiExchange } from '@parley/contract/ai/provider-exchanges';
import type { ProviderName } from '@parley/contract/ai/provider-forms';
import type { DatabaseSchema } from '@parley/contract/database-schema';
import type { AiProvider, ColumnProfile } from '../ai/port.ts';
import type { Owner } from '../store/acting-member.ts';
import type { OpenedSource } from './database-for-tools.ts';

/** What building a tool needs: the database to try it on, the AI provider, and a signal to cancel it. */
export type ToolBuildingContext = {
  source: OpenedSource;
  provider: AiProvider;
  /** Every call that left for the provider so far. */
  exchanges: readonly AiExchange[];
  /** The built-in engine: used when the provider fails and any provider's result will do, such as a vector. */
  fallbackProvider(): Promise<AiProvider>;
  /** YYYY-MM-DD */
  today: string;
  signal: AbortSignal;
};

/** For writing SQL: the schema and column profiles of the source as well. */
export type ToolBuildingContextWithSchema = ToolBuildingContext & {
  schema: DatabaseSchema;
  profiles: readonly ColumnProfile[];
};

export type ToolBuildingContextInput = {
  connectionId: string;
  provider?: ProviderName | undefined;
  /** A provider's key for this call alone. */
  key?: string | undefined;
};

/** Passed in, because this folder may import neither connections nor accounts. */
export type OpenToolBuildingContext = (
  owner: Owner,
  options: ToolBuildingContextInput,
  signal: AbortSignal,
) => Promise<ToolBuildingContext>;

export async function withSchema(context: ToolBuildingContext): Promise<ToolBuildingContextWithSchema> {
  const schema = await context.source.schema();
  return { ...context, schema, profiles: await context.source.profiles() };
}
