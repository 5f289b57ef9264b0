import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { randomWeights, smallConfig } from '../testing/random-weights.ts';
import { loadModel } from './copy-weights-into-kernel.ts';
import { Engine, type EngineOptions } from './engine.ts';
import type { LayerStep } from './layer-step-types.ts';
import { MemoryArena } from './memory-arena.ts';
import { openKernel } from './open-wasm-kernel.ts';
import { type HelperOptions, ThreadTeam, ThreadTeamError } from './thread-team.ts';

const data = fileURLToPath(new URL('../../data', import.meta.url));
const weights = randomWeights(smallConfig, 7);
const failing = new URL('../testing/failing-helper-thread.ts', import.meta.url);
const ending = new URL('../testing/exiting-helper-thread.ts', import.meta.url);
const manyTokens = Array.from({ length: 120 }, (_, at) => (at * 37) % smallConfig.vocabulary);

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function openEngine(options: EngineOptions): Promise<Engine> {
  const engine = new Engine(await openKernel(data), weights, options);
  ends.push(() => engine.dispose());
  return engine;
}

async function openTeam(helpers: number, options: HelperOptions = {}) {
  const kernel = await openKernel(data);
  const arena = new MemoryArena(kernel.memory);
  const model = loadModel({ arena, functions: kernel.functions, weights, precision: 'coarse' });
  const team = new ThreadTeam({ kernel, arena, model, helpers, options });
  ends.push(() => team.close());
  const step: LayerStep = {
    stage: 'start',
    layer: 0,
    last: 0,
    x: arena.takeZeros(96 * smallConfig.hidden),
    count: 96,
    relations: 0,
    joined: arena.takeFloats(96 * 3 * smallConfig.hidden),
    attended: arena.takeFloats(96 * smallConfig.hidden),
  };
  return { team, step };
}

const waste = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end; );
};

/** Runs a step of three parts, the ones here slowly, until a helper has claimed one: it may not have started yet. */
async function runUntilHelped({ team, step }: { team: ThreadTeam; step: LayerStep }): Promise<number> {
  for (;;) {
    let here = 0;
    team.run(step, 3, () => {
      here += 1;
      waste(20);
    });
    if (here < 3) return here;
    await pause(10);
  }
}

describe('Engine with several threads', () => {
  it.each([2, 4])('gives the same bits with %i threads as with one', async (threads) => {
    const alone = (await openEngine({ threads: 1 })).embed(manyTokens);
    const engine = await openEngine({ threads });
    for (let time = 0; time < 40; time += 1) {
      expect(engine.embed(manyTokens)).toEqual(alone);
      await pause(2);
    }
  });

  it('fails and refuses further work when a helper fails', async () => {
    const engine = await openEngine({ threads: 2, helpers: { program: failing } });
    const tryAgain = async (): Promise<void> => {
      for (;;) {
        engine.embed(manyTokens);
        await pause(2);
      }
    };
    await expect(tryAgain()).rejects.toThrow(ThreadTeamError);
    expect(() => engine.embed([1])).toThrow('disposed');
  });

  it('does everything itself when the helpers cannot start', async () => {
    const program = new URL('../testing/no-such-file.ts', import.meta.url);
    const engine = await openEngine({ threads: 2, helpers: { program } });
    const alone = (await openEngine({ threads: 1 })).embed(manyTokens);
    await pause(50);
    expect(engine.embed(manyTokens)).toEqual(alone);
  });
});

describe('ThreadTeam', () => {
  it('lets helpers do parts', async () => {
    expect(await runUntilHelped(await openTeam(1))).toBeLessThan(3);
  });

  it('throws when a helper ends in the middle of a part, instead of waiting for ever', async () => {
    const opened = await openTeam(1, { program: ending, longestWait: 200 });
    await expect(runUntilHelped(opened)).rejects.toThrow(ThreadTeamError);
  });

  it('ends its helpers', async () => {
    const { team, step } = await openTeam(2);
    await runUntilHelped({ team, step });
    expect(team.running).toBe(2);
    await team.close();
    expect(team.running).toBe(0);
  });
});
