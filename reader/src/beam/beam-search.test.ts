import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Engine } from '../engine/engine.ts';
import { openKernel } from '../engine/open-wasm-kernel.ts';
import { openTokenizer } from '../model-input/word-piece-tokenizer.ts';
import { afterToken, atStart, nameOf, type OpenSymbols } from '../query/grammar.ts';
import { readTokens } from '../query/query-tokens.ts';
import { shop } from '../schema/shop.testing.ts';
import { checkQueryRules } from '../testing/check-query-rules.ts';
import { randomWeights, seededRandom, shopConfig } from '../testing/random-weights.ts';
import { shopQuestionLayout } from '../testing/shop-question-layout.ts';
import { TrainedModel } from '../trained-model.ts';
import { advance, isComplete, startState } from './advance-state.ts';
import { allowedChoices } from './allowed-choices.ts';
import { type Candidate, defaultBeam } from './beam-search.ts';
import { indexLayout } from './decoder-choice-numbers.ts';

const data = fileURLToPath(new URL('../../data', import.meta.url));
const questions = [
  'total of paid orders in Norway last month',
  'which customers have no orders since 2025?',
  'top 5 products by revenue',
];

async function openTrainedModel(seed: number): Promise<TrainedModel> {
  return new TrainedModel(
    new Engine(await openKernel(data), randomWeights(shopConfig, seed)),
    openTokenizer(),
  );
}

describe('beamSearch', () => {
  it('writes queries that keep to the grammar, the scope and the types, whatever the weights', async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const reader = await openTrainedModel(seed);
      const layout = shopQuestionLayout(questions[seed % questions.length] as string);
      const { candidates, unanswerable } = reader.read({
        layout,
        schema: shop,
        beam: { width: 6, longest: 40 },
      });
      expect(unanswerable).toBeGreaterThan(0);
      expect(unanswerable).toBeLessThan(1);
      for (const { tokens } of candidates) {
        let open: OpenSymbols | null = atStart;
        for (const token of tokens) open = open === null ? null : afterToken(open, nameOf(token));
        expect(open).toEqual([]);
        expect(checkQueryRules(readTokens(tokens), shop)).toEqual([]);
      }
      await reader.dispose();
    }
  });

  it('orders candidates by their score, which is the sum of their steps', async () => {
    const layout = shopQuestionLayout(questions[0] as string);
    let candidates: Candidate[] = [];
    // Weights that nobody trained may never come to an end: of the seeds up to this one, none does.
    for (let seed = 103; candidates.length < 2; seed += 1) {
      const reader = await openTrainedModel(seed);
      candidates = reader.read({ layout, schema: shop, beam: { longest: 40, margin: 40 } }).candidates;
      await reader.dispose();
    }
    expect(candidates.length).toBeLessThanOrEqual(defaultBeam.width);
    const scores = candidates.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const { steps, score, tokens } of candidates) {
      expect(steps).toHaveLength(tokens.length);
      expect(steps.reduce((a, b) => a + b, 0)).toBeCloseTo(score, 6);
    }
    expect(new Set(candidates.map(({ tokens }) => JSON.stringify(tokens))).size).toBe(candidates.length);
  });
});

describe('allowedChoices', () => {
  it('never leads into a dead end, and every finished walk is a query that makes sense', () => {
    const index = indexLayout(shopQuestionLayout(questions[0] as string), shop);
    const seen = new Set<string>();
    let finished = 0;
    for (let seed = 1; seed <= 1500; seed += 1) {
      const random = seededRandom(seed);
      let state = startState;
      const tokens = [];
      while (!isComplete(state) && tokens.length < 96) {
        const allowed = allowedChoices(state, index);
        expect(allowed.length).toBeGreaterThan(0);
        const chosen = allowed[Math.floor(random() * allowed.length)] as (typeof allowed)[number];
        tokens.push(index.tokenOf(chosen.choice));
        state = advance(state, chosen, index);
      }
      for (const token of tokens) seen.add(nameOf(token));
      if (!isComplete(state)) continue;
      finished += 1;
      expect(checkQueryRules(readTokens(tokens), shop)).toEqual([]);
    }
    expect(finished).toBeGreaterThan(100);
    expect(seen.size).toBeGreaterThan(100);
  });
});
