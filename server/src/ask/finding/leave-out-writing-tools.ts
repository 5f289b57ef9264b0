import type { AskInput } from '@parley/contract/ask';
import type { Catalogue, Entry } from '../../language/matching/tool-catalogue-types.ts';
import { asksForChange } from '../../language/question/asks-for-change.ts';
import { equalsToolName } from '../../language/question/equals-tool-name.ts';
import type { Question } from '../../language/question/question.ts';

export const isWriter = ({ tool }: Entry): boolean => tool.type === 'mutation';

type Asked = Pick<AskInput, 'mode'> & {
  question: Question;
  /** The tool of the turn before, which may be gone on with. */
  previousId?: string | null | undefined;
};

/** Tools that write are found only for a question that wants a change, or where only such tools were ticked. */
export function leaveOutWritingTools(catalogue: Catalogue, { question, mode, previousId }: Asked): Catalogue {
  const { entries } = catalogue;
  const names = entries.filter(isWriter).map(({ tool }) => tool.name);
  const isPicked = mode === 'manual' && names.length === entries.length;
  const isWanted =
    asksForChange(question.text, names) || names.some((name) => equalsToolName(name, question.text));
  if (names.length === 0 || isPicked || isWanted) return catalogue;
  const left = entries.filter((entry) => !isWriter(entry) || entry.tool.id === previousId);
  return onlyTools(
    catalogue,
    left.map(({ tool }) => tool.id),
  );
}

export function onlyTools(catalogue: Catalogue, ids: readonly string[] | undefined): Catalogue {
  if (!ids) return catalogue;
  const wanted = new Set(ids);
  const places = catalogue.entries.flatMap(({ tool }, place) => (wanted.has(tool.id) ? [place] : []));
  return {
    entries: places.flatMap((place) => catalogue.entries[place] ?? []),
    words: {
      scores: (question) => {
        const all = catalogue.words.scores(question);
        return places.map((place) => all[place] ?? 0);
      },
    },
  };
}
