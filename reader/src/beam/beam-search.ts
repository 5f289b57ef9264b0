import type { DecoderRow, DecoderScores, DecoderSession, DecoderToken } from '../engine/decoder.ts';
import { fixedTokens, type Token } from '../query/grammar.ts';
import { advance, isComplete, startState } from './advance-state.ts';
import { type Allowed, allowedChoices } from './allowed-choices.ts';
import type { State } from './beam-state.ts';
import {
  type Choice,
  firstLastWord,
  firstPointer,
  fixedChoice,
  type LayoutIndex,
} from './decoder-choice-numbers.ts';

export type Candidate = {
  tokens: Token[];
  /** The sum of `steps`. */
  score: number;
  /** The logarithm of each token's probability among those that were allowed. */
  steps: number[];
};

export type BeamResult = {
  /** Best first. */
  candidates: Candidate[];
  /** How likely the first token says that the database cannot answer; candidates are what it would be otherwise. */
  unanswerable: number;
};

export type BeamOptions = {
  /** How many sequences go on side by side, and how many candidates come out at most. */
  width: number;
  longest: number;
  /** A sequence that is so much less likely than the best complete one is given up. */
  margin: number;
};

export const defaultBeam: BeamOptions = { width: 6, longest: 96, margin: 10 };

type Hypothesis = {
  state: State;
  choices: readonly Choice[];
  steps: readonly number[];
  score: number;
  slots: readonly number[];
};

type Extension = { from: Hypothesis; row: number; allowed: Allowed; step: number; score: number };

const start = fixedTokens.indexOf('START');
const unanswerable = fixedChoice('UNANSWERABLE');

/** Writes the likeliest queries token by token, a few side by side. */
export function beamSearch(
  session: DecoderSession,
  index: LayoutIndex,
  options: BeamOptions = defaultBeam,
): BeamResult {
  let open: Hypothesis[] = [{ state: startState, choices: [], steps: [], score: 0, slots: [] }];
  const complete: Hypothesis[] = [];
  let declined = 0;
  for (let length = 0; open.length > 0 && length < options.longest && session.stepsLeft > 0; length += 1) {
    const slots = open.map((hypothesis, row) => [...hypothesis.slots, session.slotOf(row)]);
    const scores = session.step(open.map(rowOf));
    let extensions = open.flatMap((from, row) => extend(from, row, { scores, index }));
    if (length === 0) {
      declined = probabilityOf(extensions, unanswerable);
      extensions = withoutDeclining(extensions, declined);
    }
    extensions.sort((a, b) => b.score - a.score);
    open = choose(extensions, { complete, index, slots, options });
  }
  complete.sort((a, b) => b.score - a.score);
  const candidates = complete.slice(0, options.width).map(({ choices, score, steps }) => ({
    tokens: choices.map((choice) => index.tokenOf(choice)),
    score,
    steps: [...steps],
  }));
  return { candidates, unanswerable: declined };
}

const rowOf = ({ choices, slots }: Hypothesis): DecoderRow => ({ token: inputOf(choices.at(-1)), slots });

function inputOf(choice: Choice | undefined): DecoderToken {
  if (choice === undefined) return { kind: 'fixed', at: start };
  if (choice < firstPointer) return { kind: 'fixed', at: choice };
  if (choice < firstLastWord) return { kind: 'pointer', at: choice - firstPointer };
  return { kind: 'last', at: choice - firstLastWord };
}

function scoreOf({ fixed, pointer, last }: DecoderScores, choice: Choice): number {
  if (choice < firstPointer) return fixed[choice] as number;
  if (choice < firstLastWord) return pointer[choice - firstPointer] as number;
  return last[choice - firstLastWord] as number;
}

/** All that may follow, with probabilities that add up to 1. */
function extend(
  from: Hypothesis,
  row: number,
  { scores, index }: { scores: readonly DecoderScores[]; index: LayoutIndex },
): Extension[] {
  const allowed = allowedChoices(from.state, index);
  const raw = allowed.map(({ choice }) => scoreOf(scores[row] as DecoderScores, choice));
  const most = raw.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const total = most + Math.log(raw.reduce((sum, score) => sum + Math.exp(score - most), 0));
  return allowed.map((one, at) => {
    const step = (raw[at] as number) - total;
    return { from, row, allowed: one, step, score: from.score + step };
  });
}

const probabilityOf = (extensions: readonly Extension[], choice: Choice): number =>
  extensions.reduce((sum, one) => (one.allowed.choice === choice ? sum + Math.exp(one.step) : sum), 0);

/** What the query would be if the question can be answered: declining is judged apart, by its probability. */
function withoutDeclining(extensions: readonly Extension[], declined: number): Extension[] {
  const rest = Math.log(Math.max(1e-9, 1 - declined));
  return extensions
    .filter(({ allowed }) => allowed.choice !== unanswerable)
    .map((one) => ({ ...one, step: one.step - rest, score: one.score - rest }));
}

/** The best extensions: complete ones are put aside, the others go on. */
function choose(
  extensions: readonly Extension[],
  {
    complete,
    index,
    slots,
    options,
  }: { complete: Hypothesis[]; index: LayoutIndex; slots: readonly number[][]; options: BeamOptions },
): Hypothesis[] {
  const open: Hypothesis[] = [];
  for (const extension of extensions) {
    if (open.length >= options.width || extension.score < worthwhile(complete, options)) break;
    const { from, row, allowed, step, score } = extension;
    const next: Hypothesis = {
      state: advance(from.state, allowed, index),
      choices: [...from.choices, allowed.choice],
      steps: [...from.steps, step],
      score,
      slots: slots[row] as number[],
    };
    (isComplete(next.state) ? complete : open).push(next);
  }
  return open;
}

/** The score below which a sequence cannot become one of the candidates, or is too unlikely to be worth the time. */
function worthwhile(complete: readonly Hypothesis[], { width, margin }: BeamOptions): number {
  if (complete.length === 0) return Number.NEGATIVE_INFINITY;
  const scores = complete.map(({ score }) => score).sort((a, b) => b - a);
  return Math.max((scores[0] as number) - margin, scores[width - 1] ?? Number.NEGATIVE_INFINITY);
}
