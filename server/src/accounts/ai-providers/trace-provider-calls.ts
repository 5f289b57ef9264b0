import type { Usage } from '@parley/contract/tools';
import type { AiProvider, Answered, ExplainPiece } from '../../ai/port.ts';
import { runsHere } from '../../ai/runs-on-this-machine.ts';
import type { Attributes, SpanStart, TraceSpan } from '../../platform/tracing/tracer.ts';
import { currentTracer, inSpan } from '../../platform/tracing/tracer.ts';

/** The same provider; each of its calls is a span by OpenTelemetry's conventions for models. */
export function traceProviderCalls(provider: AiProvider): AiProvider {
  const call = <T>(task: string, work: () => Promise<Answered<T>>) =>
    inSpan(startOf(provider, 'chat', task), async (span) => noteUsage(span, await work()));
  const read = provider.readQuestion?.bind(provider);
  const change = provider.readChange?.bind(provider);
  const suggest = provider.suggestQuestions?.bind(provider);
  return {
    name: provider.name,
    model: provider.model,
    get embeddingModel() {
      return provider.embeddingModel;
    },
    suggestTools: (task, calling) => call('suggest', () => provider.suggestTools(task, calling)),
    writeSql: (task, calling) => call('write sql', () => provider.writeSql(task, calling)),
    extractParameters: (task, calling) => call('extract', () => provider.extractParameters(task, calling)),
    rewriteSql: (task, calling) => call('rewrite', () => provider.rewriteSql(task, calling)),
    ...(provider.cannotRewrite && { cannotRewrite: provider.cannotRewrite }),
    ...(read && { readQuestion: (task, calling) => call('read', () => read(task, calling)) }),
    ...(change && { readChange: (task, calling) => call('read', () => change(task, calling)) }),
    ...(suggest && { suggestQuestions: (task, calling) => call('suggest', () => suggest(task, calling)) }),
    explain: (task, calling) =>
      piecesIn(startOf(provider, 'chat', 'explain'), provider.explain(task, calling)),
    embed: (texts, calling) =>
      inSpan(startOf(provider, 'embeddings', 'embed'), async (span) =>
        noteUsage(span, await provider.embed(texts, calling)),
      ),
  };
}

function startOf(provider: AiProvider, operation: 'chat' | 'embeddings', task: string): SpanStart {
  const model = operation === 'chat' ? provider.model : provider.embeddingModel;
  const isHere = runsHere(provider.name);
  return {
    name: `${operation} ${model}`,
    kind: isHere ? 'internal' : 'client',
    attributes: {
      'gen_ai.operation.name': operation,
      'gen_ai.provider.name': isHere ? 'parley' : provider.name,
      'gen_ai.request.model': model,
      'parley.task': task,
    },
  };
}

function noteUsage<T extends { usage: Usage | null }>(span: TraceSpan, answered: T): T {
  span.set(usageOf(answered.usage));
  return answered;
}

function usageOf(usage: Usage | null | undefined): Attributes {
  if (!usage) return {};
  const { model, inputTokens, outputTokens } = usage;
  return {
    'gen_ai.response.model': model,
    'gen_ai.usage.input_tokens': inputTokens,
    'gen_ai.usage.output_tokens': outputTokens,
  };
}

/** As long as somebody takes the pieces. */
async function* piecesIn(start: SpanStart, pieces: AsyncIterable<ExplainPiece>) {
  const span = currentTracer()?.open(start, {});
  try {
    for await (const piece of pieces) {
      span?.set(usageOf(piece.usage));
      yield piece;
    }
    span?.end();
  } catch (error) {
    span?.end({ error: error instanceof Error ? error.name : 'unknown' });
    throw error;
  }
}
