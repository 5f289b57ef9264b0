import { askLimits } from '@parley/contract/ask';
import { useQuery } from '@tanstack/react-query';
import type { Examples } from '../../features/ask/components/asking/example-question-list.tsx';
import { questionsAnsweredByTools } from '../../features/ask/model/questions-answered-by-tools.ts';
import { starterQuestionsQuery } from '../../features/ask/requests/starter-questions-and-source-choice.ts';
import { sampleShopQuestions } from '../../lib/sample-shop/sample-shop-questions.ts';
import type { useAskSources } from './use-ask-sources.ts';

type Asked = ReturnType<typeof useAskSources>;

/** Questions worth a click on the source at hand: what its tools answer, then what its tables could. */
export function useExampleQuestions({ sources, sourceId, tools, isNew, pending }: Asked): Examples {
  const ofTools = questionsAnsweredByTools(tools);
  const name = sources.find(({ id }) => id === sourceId)?.name;
  const isWanted = name !== undefined && !pending && ofTools.length < askLimits.starters;
  const starters = useQuery({ ...starterQuestionsQuery(sourceId), enabled: isWanted });
  if (isNew) {
    const title = 'No database yet? Ask the sample shop: two years of made-up orders.';
    return { questions: sampleShopQuestions, title, sourceId, loading: false };
  }
  const questions = [...new Set([...ofTools, ...(starters.data?.questions ?? [])])];
  return {
    questions: questions.slice(0, askLimits.starters),
    title: `Worth asking ${name ?? 'it'}:`,
    sourceId,
    loading: isWanted && starters.isPending,
  };
}
