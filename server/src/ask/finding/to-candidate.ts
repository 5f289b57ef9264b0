import type { Candidate } from '@parley/contract/ask';
import type { Ranked } from '../../language/matching/rank-tools.ts';
import type { Question } from '../../language/question/question.ts';
import { stem } from '../../platform/text-search/tokenize-and-stem.ts';

const saidWords = 4;

/** A tool as it is shown beside a question, with what speaks for it. */
export function toCandidate({ entry, score, cosine }: Ranked, question: Question): Candidate {
  const { shared, absent } = wordsOf(question, entry.stems);
  const { id, name, description, type } = entry.tool;
  const near = `${Math.round(Math.max(0, cosine) * 100)} % match`;
  return {
    id,
    name,
    description,
    type,
    score: Math.round(Math.min(1, Math.max(0, score)) * 1_000) / 1_000,
    reason: shared.length > 0 ? `Shares ${quoted(shared)}; ${near}.` : `${near}.`,
    lacks: absent.length > 0 ? `It says nothing about ${quoted(absent)}.` : null,
  };
}

/** Short words say little about why a tool was chosen. */
function wordsOf({ telling }: Question, stems: ReadonlySet<string>): { shared: string[]; absent: string[] } {
  const told = [...new Set(telling)].filter((word) => word.length > 3);
  const { shared = [], absent = [] } = Object.groupBy(told, (word) =>
    stems.has(stem(word)) ? 'shared' : 'absent',
  );
  return { shared: shared.slice(0, saidWords), absent: absent.slice(0, saidWords) };
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `‘${word}’`).join(', ');
}
