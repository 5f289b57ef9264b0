import type { CaseQuestion } from './read-questions.ts';

const mostShared = 1 / 3;
const prefix = 5;

/** Words that every question has, and those that only say when. */
const plain = new Set(
  `a about after all am an and any anyone anything are as ask at be because been before being both but by can could
  did do does doing done during each either ever every everybody everyone everything few for from get gets give go got
  had has have having he her here hers him his how i if in into is it its just keep least let like list look lot many mean may me
  might mine more most much must my need new next no nobody none not nothing now of off on once one only or other our
  ours out over own often per please re s same say see should show since so some still such t tell than that the their them
  then there these they this those through till to too top under until up us want was we were what when where which while
  who whom whose why will with within without would yet you your
  eight eleven fifty five four hundred nine second seven six ten third thousand three times twelve twenty two
  ago april august date day days december february friday half january july june last late march may monday month
  monthly months november october past period quarter saturday september since spring summer sunday thursday time today
  tomorrow tuesday wednesday week weekly weeks year yearly years yesterday`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Whether a question shares few words with its tool: at most a third of its telling words begin, five letters long,
 * like a word of the tool's name, description or parameters. Values are not telling, whoever wrote the tool.
 */
export function isParaphrase({ question, tool, wanted }: CaseQuestion): boolean {
  const values = wordsOf(Object.values(wanted).flat().join(' '));
  const telling = wordsOf(question).filter((word) => !plain.has(word) && !values.includes(word));
  const text = tool.parameters.flatMap(({ name, description }) => [name, description]);
  const ofTool = new Set(wordsOf([tool.name, tool.description, ...text].join(' ')).map(start));
  const shared = telling.filter((word) => ofTool.has(start(word)));
  return shared.length <= telling.length * mostShared;
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .match(/[a-z]+/g) ?? []
  );
}

/** 'cancelled' and 'cancellations', 'order' and 'orders' are one word. */
function start(word: string): string {
  return word.replace(/s$/, '').slice(0, prefix);
}
