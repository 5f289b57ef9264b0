import type { AiProvider, Calling, WireExchange } from './port.ts';

/** A call, and the task that it was made for. */
export type NotedExchange = WireExchange & { task: string };

/** The same provider; `note` is told of every call that leaves for it, retries and refused ones included. */
export function recordProviderCalls(
  provider: AiProvider,
  note: (exchange: NotedExchange) => void,
): AiProvider {
  const noting = (task: string, calling: Calling): Calling => ({
    ...calling,
    onExchange: (exchange) => note({ ...exchange, task }),
  });
  const { readQuestion, readChange, suggestQuestions, cannotRewrite, explainedBy } = provider;
  return {
    name: provider.name,
    model: provider.model,
    get embeddingModel() {
      return provider.embeddingModel;
    },
    ...(explainedBy && { explainedBy }),
    suggestTools: (task, calling) => provider.suggestTools(task, noting('suggest', calling)),
    writeSql: (task, calling) => provider.writeSql(task, noting('write sql', calling)),
    extractParameters: (task, calling) => provider.extractParameters(task, noting('extract', calling)),
    rewriteSql: (task, calling) => provider.rewriteSql(task, noting('rewrite', calling)),
    ...(cannotRewrite && { cannotRewrite }),
    ...(readQuestion && { readQuestion: (task, calling) => readQuestion(task, noting('read', calling)) }),
    ...(readChange && { readChange: (task, calling) => readChange(task, noting('read', calling)) }),
    ...(suggestQuestions && {
      suggestQuestions: (task, calling) => suggestQuestions(task, noting('suggest', calling)),
    }),
    explain: (task, calling) => provider.explain(task, noting('explain', calling)),
    embed: (texts, calling) => provider.embed(texts, noting('embed', calling)),
  };
}
