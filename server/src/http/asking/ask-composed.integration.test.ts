import { askMessages } from '@parley/contract/ask';
import { errorCatalogue, ParleyError } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { asked, dataOf, makeTool, moment, parameter } from '../../../testing/ask-over-http.ts';
import type { QuestionReading } from '../../../testing/scripted-reader.ts';
import { afterTrial, scriptedReader, sure, unanswerable, unsure } from '../../../testing/scripted-reader.ts';
import { createToken } from '../../../testing/servers/mcp-server-and-client.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { personIn, signedIn, startTestApp } from '../../../testing/test-app.ts';
import { scaleTimeLimit } from '../../platform/scale-time-limit.ts';

const question = 'how many reviews did customers from Norway write';
const perCountry: QuestionReading = {
  sql: `SELECT count(*) AS reviews FROM reviews JOIN customers ON customers.id = customer_id
    WHERE customers.country = :country`,
  parameters: [parameter('country', 'text', { required: true, default: 'Norway' })],
  values: { country: { value: 'Norway', origin: 'words', words: 'Norway', alternatives: [] } },
  wording: 'the number of reviews, of customers whose country is Norway',
  confidence: 0.9,
};
const perRating: QuestionReading = {
  sql: 'SELECT rating, count(*) AS reviews FROM reviews GROUP BY rating ORDER BY rating',
  parameters: [],
  values: {},
  wording: 'the number of reviews per rating',
  confidence: 0.3,
};
const broken: QuestionReading = { ...perRating, sql: 'SELECT gone FROM reviews', wording: 'what is gone' };
const write: QuestionReading = { ...perRating, sql: 'DELETE FROM reviews', wording: 'no reviews' };

let server: TestApp;
let browser: TestBrowser;
let connectionId: string;
const reader = scriptedReader();
const { tasks } = reader;

beforeAll(async () => {
  server = await startTestApp({}, { reader: reader.read });
  browser = await signedIn(server);
  await browser.send('POST', api.subscription, { plan: 'professional' });
  connectionId = (await browser.send('POST', api.sampleConnection)).json().connection.id;
  await browser.send('POST', api.scan.replace(':id', connectionId));
  await makeTool(browser, connectionId, {
    name: 'Best selling products',
    description: 'Products ranked by how many pieces were sold.',
    sql: `SELECT products.name, sum(quantity) AS sold FROM order_items JOIN products ON products.id = product_id
      GROUP BY products.id ORDER BY sold DESC, products.name LIMIT 5`,
  });
  await makeTool(browser, connectionId, {
    name: 'Cancel order',
    description: 'Sets the status of one order to cancelled.',
    type: 'mutation',
    sql: `UPDATE orders SET status = 'cancelled' WHERE id = :id`,
    parameters: [parameter('id', 'integer', { required: true })],
  });
});
afterAll(() => server.close());
afterEach(async () => {
  tasks.splice(0);
  // What one test chose is not what the next one means.
  const { store } = server.services;
  const owner = await personIn(browser);
  for (const { executionId } of await store.learnedReadings.list(owner, connectionId)) {
    await store.learnedReadings.forget(owner, executionId);
  }
});

const ask = (words: string, more: object = {}) => asked(browser, { question: words, connectionId, ...more });
const unanswered = async () =>
  (await browser.get(api.unanswered)).json().questions.map((one: { question: string }) => one.question);

describe('a question that no tool fits', () => {
  test('is not answered with another meaning than the one that was chosen', async () => {
    reader.says(() => sure(perCountry, perRating));
    const { events, execution } = await ask(question, { reading: 'what is offered no more' });
    expect(execution).toMatchObject({ status: 'needs_choice', sql: null });
    const [offered] = dataOf(events, 'readings');
    expect(offered?.readings.map(({ wording }) => wording)).toEqual([perCountry.wording, perRating.wording]);
  });

  test('is not answered with a tool that comes near and gives something else than what was read', async () => {
    const nearly = 'best selling tickets';
    reader.says(() => unanswerable('tickets'));
    const { execution: declined } = await ask(nearly);
    expect(declined).toMatchObject({ status: 'nothing_relevant', toolName: null });
    expect(declined.candidates[0]?.name).toBe('Best selling products');
    expect(tasks, 'it is read once, for finding and composing').toHaveLength(1);
    reader.says(() => sure({ ...perRating, confidence: 0.9 }));
    expect((await ask(nearly)).execution).toMatchObject({ toolName: null, reading: perRating.wording });
    // The less the reader trusts what it read, the less that counts against the tool.
    reader.says(() => unsure({ ...perRating, confidence: 0.1 }));
    expect((await ask(nearly)).execution.toolName).toBe('Best selling products');
    reader.says(() => {
      throw new ParleyError('query_busy');
    });
    expect((await ask(nearly)).execution, 'a busy reader').toMatchObject({ status: 'success' });
  });

  test('is answered with a tool that gives what was read, though it sounds like little', async () => {
    const asSold: QuestionReading = {
      ...perRating,
      sql: `SELECT p.id, p.name, SUM(i.quantity) AS pieces FROM order_items AS i JOIN products AS p ON p.id = i.product_id
        GROUP BY p.id, p.name ORDER BY pieces DESC LIMIT 5`,
      wording: 'total quantity per product, highest first, only 5',
      confidence: 0.9,
    };
    const slang = 'top 5 products by pieces that went over the counter';
    reader.says(() => sure(asSold));
    expect((await ask(slang)).execution).toMatchObject({
      status: 'success',
      toolName: 'Best selling products',
    });
    reader.says(() => sure({ ...perRating, confidence: 0.9 }));
    expect((await ask(slang)).execution).toMatchObject({ toolName: null, reading: perRating.wording });
  });

  test('is answered with the meaning that was chosen for it, although a tool comes near', async () => {
    const nearly = 'best selling tickets';
    reader.says(() => unsure({ ...perCountry, confidence: 0.1 }, perRating));
    const { execution: before } = await ask(nearly);
    expect(before.toolName).toBe('Best selling products');
    const chosen = await ask(nearly, { reading: perRating.wording, previousId: before.id });
    expect(chosen.execution).toMatchObject({ status: 'success', reading: perRating.wording });
    expect((await ask(nearly)).execution).toMatchObject({ toolName: null, reading: perRating.wording });
  });

  test('is not asked of the reader where a tool that writes is meant', async () => {
    reader.says(() => unanswerable('close'));
    const { execution } = await ask('mark order 12 as cancelled');
    expect(execution).toMatchObject({ status: 'needs_confirmation', toolName: 'Cancel order' });
    expect(tasks).toEqual([]);
  });

  test('is not offered a meaning that is too long to be sent back as the one that is meant', async () => {
    const long = { ...perCountry, wording: `reviews of ${'very '.repeat(100)}old customers` };
    reader.says(() => unsure(long, perRating));
    const [offered] = dataOf((await ask(question)).events, 'readings');
    expect(offered?.readings.map(({ wording }) => wording)).toEqual([perRating.wording]);
  });

  test('is answered at once where it is read for sure, and is on record with what was understood', async () => {
    reader.says(() => sure(perCountry, perRating));
    const { events, execution } = await ask(question);
    const steps = dataOf(events, 'step').filter(({ state }) => state === 'done');
    expect(steps.map(({ step }) => step)).toEqual(['find', 'compose', 'guard', 'run', 'explain']);
    expect(dataOf(events, 'composed')).toMatchObject([
      { wording: perCountry.wording, template: perCountry.sql, missing: [] },
    ]);
    const [chip] = dataOf(events, 'composed')[0]?.chips ?? [];
    expect(chip).toMatchObject({ value: 'Norway', origin: 'words', words: 'Norway' });
    expect(chip?.choices, 'the column’s own values are offered').toContain('Sweden');
    expect(execution).toMatchObject({
      status: 'success',
      toolId: null,
      toolName: null,
      reading: perCountry.wording,
      readings: [{ wording: perRating.wording }],
      template: perCountry.sql,
      sql: perCountry.sql,
      rowCount: 1,
      schemaFingerprint: expect.any(String),
      resultHash: expect.any(String),
    });
    expect(execution.prose.length).toBeGreaterThan(0);
    expect(tasks).toMatchObject([{ question, previous: null, dialect: 'sqlite' }]);
    expect(await unanswered()).not.toContain(question);
  });

  test('may have meant something else: that is offered beside the answer, and the way back too', async () => {
    reader.says(() => sure(perCountry, broken, perRating));
    const { events, execution } = await ask(question);
    expect(dataOf(events, 'readings')[0]?.readings).toMatchObject([{ wording: perRating.wording }]);
    const other = await ask(question, { reading: perRating.wording, previousId: execution.id });
    expect(other.execution).toMatchObject({
      status: 'success',
      reading: perRating.wording,
      readings: [{ wording: perCountry.wording }],
    });
    const back = await ask(question, { reading: perCountry.wording, previousId: other.execution.id });
    expect(back.execution).toMatchObject({ reading: perCountry.wording, rowCount: 1 });
  });

  test('is asked back where what was read for sure gives nothing and may have meant something else', async () => {
    const nowhere = {
      ...perCountry,
      values: { country: { ...perCountry.values.country, value: 'Atlantis' } },
    };
    reader.says(() => sure(nowhere as QuestionReading, perRating));
    const { events, execution } = await ask(question);
    expect(execution).toMatchObject({ status: 'needs_choice', reading: null, result: null });
    expect(dataOf(events, 'result')).toEqual([]);
    expect(dataOf(events, 'readings')).toMatchObject([
      { readings: [{ wording: perRating.wording }, { wording: perCountry.wording, isEmpty: true }] },
    ]);
    const chosen = await ask(question, { reading: perCountry.wording, previousId: execution.id });
    expect(chosen.execution).toMatchObject({ status: 'success', reading: perCountry.wording });
    reader.says(() => sure(nowhere as QuestionReading));
    expect((await ask(question)).execution).toMatchObject({ status: 'success', rowCount: 1 });
  });

  test('is answered with nothing where nothing is all that it can mean', async () => {
    const nowhere = {
      ...perRating,
      sql: 'SELECT count(*) FROM reviews WHERE rating > 99',
      wording: 'the number of reviews, rating over 99',
    };
    const elsewhere = { ...nowhere, wording: 'reviews, rating over 99' };
    const isAnswered = { status: 'success', reading: nowhere.wording, rowCount: 1 };
    reader.says(() => sure(nowhere, elsewhere));
    expect((await ask(question)).execution).toMatchObject(isAnswered);
    const tried = (confidence: number) =>
      afterTrial(unsure(nowhere, elsewhere), () => ({
        verdict: 'unsure',
        readings: [{ ...nowhere, confidence }, elsewhere],
      }));
    reader.says(() => tried(0.7));
    expect((await ask(question)).execution).toMatchObject(isAnswered);
    reader.says(() => tried(0.4));
    expect((await ask(question)).execution).toMatchObject({ status: 'needs_choice' });
  });

  test('is not read where a tool fits, nor in manual mode', async () => {
    reader.says(() => sure(perCountry));
    const { execution } = await ask('best selling products');
    expect(execution).toMatchObject({ toolName: 'Best selling products', reading: null });
    const tool = execution.toolId ?? '';
    const manual = await ask(question, { mode: 'manual', toolIds: [tool] });
    expect(manual.execution.reading).toBeNull();
    expect(tasks).toEqual([]);
  });

  test('waits for a choice where it can mean several things, and goes on with the one chosen', async () => {
    reader.says(() => unsure(perCountry, broken, perRating));
    const { events, execution } = await ask(question);
    const wordings = [perCountry.wording, perRating.wording];
    expect(execution).toMatchObject({ status: 'needs_choice', reading: null, sql: null, rowCount: null });
    expect(execution.readings.map(({ wording }) => wording)).toEqual(wordings);
    const offered = dataOf(events, 'readings')[0]?.readings ?? [];
    expect(offered).toMatchObject([
      { preview: { rows: 1, cells: [expect.any(String)] } },
      { preview: { rows: 5, cells: ['1', '2', '3'] } },
    ]);
    expect(
      offered.map(({ preview: _, ...kept }) => kept),
      'nothing that was tried is kept',
    ).toEqual(execution.readings);
    expect(await unanswered()).not.toContain(question);
    tasks.splice(0);
    const chosen = await ask(question, { reading: perRating.wording, previousId: execution.id });
    expect(chosen.execution).toMatchObject({ status: 'success', reading: perRating.wording, rowCount: 5 });
    expect(tasks, 'what was offered is not read again').toEqual([]);
    const afresh = await ask(question, { reading: perRating.wording });
    expect(afresh.execution).toMatchObject({ status: 'success', reading: perRating.wording });
    expect(tasks).toHaveLength(1);
  });

  const sameInOtherWords: QuestionReading = {
    ...perRating,
    sql: 'SELECT rating, count(id) AS reviews FROM reviews GROUP BY rating ORDER BY rating DESC',
    wording: 'the number of reviews per rating, best first',
  };

  test('offers what gives the same once, though it was not among the likeliest that were tried', async () => {
    const readings = [perCountry, perRating, sameInOtherWords];
    const read = unsure(...readings);
    reader.says(() => ({ ...read, trial: { ...read.trial, readings: [perCountry, perRating] } }));
    const { execution } = await ask(question);
    expect(execution.readings.map(({ wording }) => wording)).toEqual([perCountry.wording, perRating.wording]);
  });

  test.each([
    [0.7, 'success'],
    [0.4, 'needs_choice'],
  ])('is answered where all that is %f likely gives the same: %s', async (confidence, status) => {
    const read = unsure({ ...perRating, confidence }, sameInOtherWords);
    reader.says(() => ({ ...read, trial: { ...read.trial, readings: read.readings.slice(0, 1) } }));
    const { execution } = await ask(question);
    expect(execution).toMatchObject({ status });
    expect(execution.readings).toHaveLength(status === 'success' ? 0 : 1);
  });

  test('is answered at once where running its readings settles which one is meant', async () => {
    const results: unknown[] = [];
    reader.says(() =>
      afterTrial(unsure(perCountry, broken, perRating), (given) => {
        results.push(...given);
        return { verdict: 'sure', readings: [perRating, perCountry] };
      }),
    );
    const { events, execution } = await ask(question);
    expect(results, 'what each gives, in their order').toMatchObject([
      { rows: [[expect.anything()]], columns: 1 },
      'failed',
      { rows: { length: 5 }, columns: 2 },
    ]);
    const steps = dataOf(events, 'step').filter(({ state }) => state === 'done');
    expect(steps.map(({ step }) => step)).toEqual(['find', 'compose', 'guard', 'run', 'explain']);
    expect(execution).toMatchObject({
      status: 'success',
      reading: perRating.wording,
      sql: perRating.sql,
      readings: [{ wording: perCountry.wording }],
      rowCount: 5,
    });
  });

  test('is asked back after all where the one that would be meant gives nothing', async () => {
    const country = { ...perCountry.values.country, value: 'Atlantis' };
    const nowhere = { ...perCountry, values: { country } } as QuestionReading;
    reader.says(() =>
      afterTrial(unsure(nowhere, perRating), () => ({ verdict: 'sure', readings: [nowhere, perRating] })),
    );
    const { execution } = await ask(question);
    expect(execution).toMatchObject({
      status: 'needs_choice',
      readings: [{ wording: perRating.wording }, { wording: nowhere.wording, isEmpty: true }],
    });
  });

  test('is answered with the only meaning that is left, where it is likely enough', async () => {
    const only = (confidence: number) =>
      afterTrial(unsure(perRating, broken), () => ({
        verdict: 'unsure',
        readings: [{ ...perRating, confidence }],
      }));
    reader.says(() => only(0.7));
    expect((await ask(question)).execution).toMatchObject({ status: 'success', reading: perRating.wording });
    reader.says(() => only(0.4));
    expect((await ask(question)).execution).toMatchObject({ status: 'needs_choice' });
  });

  test('waits no longer than a moment for a reading that takes its time', async () => {
    const slow = {
      ...perRating,
      wording: 'all reviews with all reviews',
      sql: 'SELECT count(*) AS pairs FROM reviews a, reviews b, reviews c, reviews d WHERE a.rating + b.rating + c.rating > d.rating',
    };
    const results: unknown[] = [];
    reader.says(() =>
      afterTrial(unsure(slow, perRating), (given) => {
        results.push(...given);
        return { verdict: 'unsure', readings: [slow, perRating] };
      }),
    );
    // The moment is over soon, instead of in a test's long seconds.
    const startLimit = AbortSignal.timeout;
    const limited = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => startLimit.call(AbortSignal, ms === scaleTimeLimit(2_000) ? 200 : ms));
    const { execution } = await ask(question);
    expect(limited).toHaveBeenCalledWith(scaleTimeLimit(2_000));
    expect(results).toEqual([null, null]);
    expect(execution.readings.map(({ wording }) => wording)).toEqual([slow.wording, perRating.wording]);
  });

  test.each([
    ['cannot be answered', () => unanswerable()],
    ['cannot be read at the moment', () => null],
    ['has readings that the database turns down', () => sure(broken)],
    ['would change data', () => sure(write)],
  ])('finds nothing where it %s, and keeps what came nearest', async (_case, read) => {
    reader.says(read);
    const words = `${question} (${_case})`;
    const { events, execution } = await ask(words);
    expect(execution).toMatchObject({
      status: 'nothing_relevant',
      error: null,
      reading: null,
      template: null,
      sql: null,
      chips: [],
    });
    expect(dataOf(events, 'nothing')[0]?.nearest).toMatchObject([{ name: 'Best selling products' }]);
    expect(execution.steps).toContainEqual(expect.objectContaining({ step: 'compose', state: 'skipped' }));
    expect(await unanswered()).toContain(words);
  });

  test('[M04] says which words it could not place, and what the database is about', async () => {
    reader.says(() => unanswerable('weather'));
    const { events, execution } = await ask(`${question} in the rain`);
    const [data] = dataOf(events, 'nothing');
    expect(data?.unplaced).toEqual(['weather']);
    expect(data?.nearest).toMatchObject([{ name: 'Best selling products' }]);
    expect(data?.tables).toEqual(expect.arrayContaining(['orders', 'customers']));
    const note = 'The question could not be read: this database has nothing called weather.';
    expect(execution.steps).toContainEqual(expect.objectContaining({ step: 'compose', note }));
  });

  describe('that the database seems not to hold', () => {
    const words = `${question} in bad weather`;
    const close = { ...perCountry, confidence: 0.4 };
    const less = { ...perRating, confidence: 0.3 };
    const doubted = (...readings: QuestionReading[]) => ({ ...unanswerable('weather'), readings });

    test('[M04] is declined, with what comes closest to be shown', async () => {
      reader.says(() => doubted(close, less, { ...perRating, wording: 'a third meaning' }));
      const { events, execution } = await ask(words);
      expect(execution).toMatchObject({ status: 'nothing_relevant', reading: null, result: null });
      expect(execution.readings.map(({ wording }) => wording)).toEqual([close.wording, less.wording]);
      expect(dataOf(events, 'readings')).toHaveLength(1);
      const shown = await ask(words, { reading: close.wording, previousId: execution.id });
      expect(shown.execution).toMatchObject({ status: 'success', reading: close.wording });
    });

    test('is offered nothing that does not come close', async () => {
      reader.says(() => doubted({ ...close, confidence: 0.24 }));
      const { execution } = await ask(`${words} today`);
      expect(execution).toMatchObject({ status: 'nothing_relevant', readings: [] });
    });

    test('is declined again after it was shown, and stays on the list of unanswered questions', async () => {
      reader.says(() => doubted(close));
      const stormy = `${question} in storms`;
      const { execution } = await ask(stormy);
      await ask(stormy, { reading: close.wording, previousId: execution.id });
      expect((await ask(stormy)).execution).toMatchObject({ status: 'nothing_relevant' });
      expect(await unanswered()).toContain(stormy);
    });

    test('is declined where only a trial shows it, with what comes closest', async () => {
      reader.says(() =>
        afterTrial(unsure(close, less), () => ({ verdict: 'unanswerable', readings: [close, less] })),
      );
      const { execution } = await ask(`${words} tomorrow`);
      expect(execution).toMatchObject({ status: 'nothing_relevant', reading: null });
      expect(execution.readings.map(({ wording }) => wording)).toEqual([close.wording, less.wording]);
    });

    test('is not answered by a saved tool whose statement comes near', async () => {
      const { id } = await makeTool(browser, connectionId, {
        name: 'Stars given',
        description: 'Reviews by rating.',
        sql: perRating.sql,
      });
      reader.says(() => doubted({ ...perRating, confidence: 0.03 }));
      const { execution } = await ask('moon phases of volcanoes');
      await browser.send('DELETE', api.tool.replace(':id', id));
      expect(execution).toMatchObject({ status: 'nothing_relevant', toolId: null });
    });
  });

  test('takes the next reading where the database turns the first one down', async () => {
    reader.says(() => sure(broken, write, perCountry));
    const { execution } = await ask(question);
    expect(execution).toMatchObject({ status: 'success', reading: perCountry.wording });
  });

  test('[M05] says that the model cannot be used where its weights are missing, and saved tools answer', async () => {
    reader.says(() => null);
    const { events } = await ask(question);
    expect(dataOf(events, 'nothing')).toMatchObject([{ cannotRead: true, unplaced: [] }]);
    const [note] = dataOf(events, 'step').filter(
      ({ step, state }) => step === 'compose' && state === 'skipped',
    );
    expect(note?.note).toContain('own model cannot be used');
    expect(server.logged()).toContain('its weights are missing or damaged');
    expect((await ask('best selling products')).execution).toMatchObject({ status: 'success' });
    reader.says(() => unanswerable());
    expect(dataOf((await ask(question)).events, 'nothing')).toMatchObject([{ cannotRead: false }]);
  });

  test('finds nothing where the reader breaks, and the operator learns of it', async () => {
    reader.says(() => {
      throw new Error('the weights are damaged');
    });
    const { execution } = await ask(question);
    expect(execution).toMatchObject({ status: 'nothing_relevant', error: null });
    expect(server.logged()).toContain('the weights are damaged');
  });
});

describe('a saved tool', () => {
  test('[I02] answers what it is for, whatever its columns are called, and nothing is composed', async () => {
    const tool = await makeTool(browser, connectionId, {
      name: 'Revenue per category',
      description: 'What each category of products brought in.',
      sql: `SELECT k.name, sum(i.quantity * i.unit_price) AS x FROM order_items i
        JOIN products p ON p.id = i.product_id JOIN categories k ON k.id = p.category_id
        GROUP BY k.id ORDER BY x DESC`,
    });
    reader.says(() => sure(perCountry));
    const { execution } = await ask('revenue by category');
    expect(execution).toMatchObject({ status: 'success', toolName: tool.name, rewrite: null, reading: null });
    expect(tasks).toEqual([]);
  });

  test('is gone on with in another form by a statement that is composed with the question before', async () => {
    const first = await ask('best selling products');
    expect(first.execution.toolName).toBe('Best selling products');
    reader.says(() => sure(perCountry));
    const { execution } = await ask('and by country?', { previousId: first.execution.id });
    expect(execution).toMatchObject({ status: 'success', toolId: null, reading: perCountry.wording });
    expect(tasks.map(({ previous }) => previous)).toEqual(['best selling products']);
  });
});

describe('a composed answer', () => {
  test('[M07] asks for another value where no row has the one that was read', async () => {
    const value = 'Atlantis';
    const country = { value, origin: 'words' as const, words: value, alternatives: [] };
    reader.says(() => sure({ ...perCountry, values: { country } }));
    const { execution } = await ask(question);
    expect(execution).toMatchObject({
      status: 'needs_values',
      sql: null,
      chips: [{ value, notFound: true }],
    });
  });

  test('runs again with edited values, without reading the question again', async () => {
    reader.says(() => sure(perCountry));
    const first = await ask(question);
    tasks.splice(0);
    const again = (country: string | null) =>
      ask(question, {
        reading: perCountry.wording,
        values: { country },
        previousId: first.execution.id,
      });
    const { execution } = await again('Sweden');
    expect(execution).toMatchObject({
      status: 'success',
      reading: perCountry.wording,
      chips: [{ value: 'Sweden', origin: 'edited' }],
    });
    expect((await again(null)).execution).toMatchObject({ status: 'needs_values', sql: null });
    expect(tasks).toEqual([]);
  });

  test('is gone on with by a follow-up, which is read with the question before', async () => {
    reader.says(() => sure(perCountry));
    const first = await ask(question);
    reader.says(({ previous }) => (previous === question ? sure(perRating) : null));
    const next = await ask('and by rating?', { previousId: first.execution.id });
    expect(next.execution).toMatchObject({ status: 'success', reading: perRating.wording });
    reader.says(({ previous }) => (previous === perRating.wording ? sure(perCountry) : null));
    const third = await ask('and only Norway?', { previousId: next.execution.id });
    expect(third.execution.reading, 'what was understood stands for a follow-up').toBe(perCountry.wording);
    tasks.splice(0);
    reader.says(({ previous }) => (previous === null ? sure(perRating) : sure(perCountry)));
    const own = await ask('count the reviews by rating', { previousId: first.execution.id });
    expect(own.execution.reading, 'a question of its own is read by itself').toBe(perRating.wording);
  });

  test('[I07] is gone on with by a value alone; a whole question keeps nothing of it, even where it is not sure', async () => {
    reader.says(() => sure(perCountry));
    const first = await ask(question);
    const together = { ...perCountry, wording: 'the number of reviews from Norway' };
    reader.says(({ previous }) => sure(previous === null ? perCountry : together));
    const value = await ask('Norway?', { previousId: first.execution.id });
    expect(value.execution.reading, 'a value says nothing of what is wanted').toBe(together.wording);
    reader.says(({ previous }) => (previous === together.wording ? sure(perCountry) : unanswerable()));
    const third = await ask('and by country?', { previousId: value.execution.id });
    expect(third.execution.reading, 'a value alone is no question to go on from').toBe(perCountry.wording);

    reader.says(({ previous }) => (previous === null ? unsure(perCountry, perRating) : sure(perRating)));
    const own = await ask('reviews of people from Norway', { previousId: first.execution.id });
    expect(own.execution.status).toBe('needs_choice');
    expect(tasks.at(-1)?.previous).toBeNull();
  });

  test('comes back with its conversation, can be voted on, and runs again to compare', async () => {
    const started = await browser.send('POST', api.conversations, { connectionId });
    const { id: conversationId } = started.json().conversation;
    reader.says(() => sure(perCountry));
    const first = await ask(question, { conversationId });
    reader.says(() => unsure(perCountry, perRating));
    await ask('reviews?', { conversationId, previousId: first.execution.id });
    const { turns } = (await browser.get(api.conversation.replace(':id', conversationId))).json();
    expect(turns).toMatchObject([
      {
        question,
        reading: perCountry.wording,
        chips: [{ value: 'Norway' }],
        result: { rows: { length: 1 } },
      },
      { status: 'needs_choice', readings: { length: 2 } },
    ]);
    const path = api.voteExecution.replace(':id', first.execution.id);
    expect((await browser.send('PUT', path, { vote: 'up' })).json().execution.vote).toBe('up');
    const rerun = await browser.send('POST', api.rerunExecution.replace(':id', first.execution.id));
    expect(rerun.json()).toMatchObject({ same: true, execution: { reading: perCountry.wording } });
  });

  test('becomes a tool with its values as defaults', async () => {
    reader.says(() => sure(perCountry));
    const { execution } = await ask(question);
    const values = { country: 'Sweden' };
    const edit = { reading: perCountry.wording, values, previousId: execution.id };
    const { id: executionId } = (await ask(question, edit)).execution;
    const body = { question, connectionId, executionId, moment };
    const { suggestion } = (await browser.send('POST', api.draftTool, body)).json();
    expect(suggestion).toMatchObject({
      name: 'The number of reviews, of customers whose country is Norway',
      description: question,
      sql: perCountry.sql,
      parameters: [{ name: 'country', default: 'Sweden' }],
      proof: { rowCount: 1, values },
    });
    expect([...suggestion.tables].sort()).toEqual(['customers', 'reviews']);
    const stranger = await signedIn(server, 'eve@example.com');
    expect((await stranger.send('POST', api.draftTool, body)).statusCode).toBe(404);
  });
});

test('a tool drafted for a question has the statement it is read as', async () => {
  reader.says(() => unsure(perCountry, perRating));
  const drafted = await browser.send('POST', api.draftTool, { question, connectionId, moment });
  expect(drafted.json().suggestion).toMatchObject({
    sql: perCountry.sql,
    parameters: [{ default: 'Norway' }],
  });
  reader.says(() => sure(broken));
  const fallen = await browser.send('POST', api.draftTool, {
    question: 'average rating of reviews by product',
    connectionId,
    moment,
  });
  expect(fallen.json().suggestion.sql, 'written as before').toMatch(/avg/i);
});

describe('over REST', () => {
  const viaChat = (body: object) =>
    browser.send('POST', api.chatQuery, { query: question, project_ref: connectionId, ...body });

  test('a chat query says what was understood, and names the choices where there are some', async () => {
    reader.says(() => sure(perCountry));
    expect((await viaChat({})).json()).toMatchObject({
      tool_name: null,
      reading: perCountry.wording,
      raw_result: { rows: { length: 1 } },
    });
    reader.says(() => unsure(perCountry, perRating));
    const { response } = (await viaChat({})).json();
    expect(response).toBe(askMessages.chooseReading([perCountry.wording, perRating.wording]));
    expect((await viaChat({ reading: perRating.wording })).json()).toMatchObject({
      reading: perRating.wording,
    });
  });

  test('a program gets the reading, chooses by its words, and stays within its toolset', async () => {
    const { tools } = (await browser.get(api.tools)).json();
    const toolIds = tools.map(({ id }: { id: string }) => id);
    await browser.send('POST', api.toolsets, { name: 'shown', toolIds });
    const { secret } = await createToken(browser);
    const v1 = async (body: object) =>
      (
        await server.app.inject({
          method: 'POST',
          url: api.v1Ask,
          headers: { authorization: `Bearer ${secret}` },
          payload: { question, ...body },
        })
      ).json();
    reader.says(() => unsure(perCountry, perRating));
    const readings = [perCountry.wording, perRating.wording];
    expect(await v1({})).toMatchObject({ status: 'needs_choice', readings, reading: null, result: null });
    expect(await v1({ reading: perRating.wording, limit: 2 })).toMatchObject({
      status: 'success',
      tool: null,
      reading: perRating.wording,
      result: { row_count: 2, truncated: true, cursor: null },
    });
    reader.says(() => sure(perCountry));
    reader.says(() => sure(perCountry, perRating));
    const answered = await v1({});
    expect(answered).toMatchObject({ status: 'success', readings: [perRating.wording] });
    expect(answered.summary, 'an answer is summed up, whatever else was meant').not.toContain('can mean');
    expect(await v1({ toolset: 'shown' })).toMatchObject({ status: 'nothing_relevant', reading: null });
  });
});

describe('a source of saved tools only', () => {
  const setTo = async (savedToolsOnly: boolean) => {
    const place = api.connection.replace(':id', connectionId);
    const body = { type: 'sqlite', name: 'Sample shop', savedToolsOnly };
    const { connection } = (await browser.send('PUT', place, body)).json();
    expect(connection.savedToolsOnly).toBe(savedToolsOnly);
  };
  beforeAll(() => setTo(true));
  afterAll(() => setTo(false));

  test('[M02] composes nothing, and says so', async () => {
    reader.says(() => sure(perCountry));
    const { events, execution } = await ask(question);
    expect(execution).toMatchObject({ status: 'nothing_relevant', sql: null, reading: null });
    expect(dataOf(events, 'nothing')[0]).toMatchObject({ savedToolsOnly: true });
    expect(tasks, 'the question is not even read').toEqual([]);
    const chosen = await ask(question, { reading: perCountry.wording });
    expect(chosen.execution).toMatchObject({ status: 'nothing_relevant', sql: null });
  });

  test('[M02] runs a saved tool as it is, and none that would have to be rewritten', async () => {
    await makeTool(browser, connectionId, {
      name: 'Customers in a country',
      description: 'Names and cities of the customers who live in one country.',
      sql: 'SELECT name, city FROM customers WHERE country = :country ORDER BY name',
      parameters: [parameter('country', 'text', { required: true })],
    });
    const asIs = (await ask('customers in Norway')).execution;
    expect(asIs).toMatchObject({ status: 'success', toolName: 'Customers in a country', rewrite: null });
    const words = 'customers in Norway only from Oslo';
    const unsaid = (await ask(words)).execution;
    expect(unsaid).toMatchObject({ status: 'nothing_relevant', toolId: null, sql: null, rewrite: null });
    await setTo(false);
    // What is read surely would have a statement of its own.
    reader.says(() => unsure({ ...perCountry, confidence: 0.1 }));
    const rewritten = (await ask(words)).execution;
    expect(rewritten).toMatchObject({ status: 'success', rewrite: { after: expect.any(String) } });
    await setTo(true);
    const again = (id: string) => browser.send('POST', api.rerunExecution.replace(':id', id));
    expect((await again(asIs.id)).statusCode).toBe(200);
    const refused = await again(rewritten.id);
    expect([refused.statusCode, refused.json().message]).toEqual([400, askMessages.onlySavedTools]);
  });

  test('[M02] neither drafts a tool for a question nor rewrites one, and says why', async () => {
    await setTo(false);
    reader.says(() => sure(perCountry));
    const { execution } = await ask(question, { reading: perCountry.wording });
    expect(execution).toMatchObject({ status: 'success', reading: perCountry.wording });
    const tool = await makeTool(browser, connectionId, {
      name: 'Customers of one country',
      description: 'The customers who live in one country.',
      sql: 'SELECT name FROM customers WHERE country = :country',
      parameters: [parameter('country', 'text', { required: true })],
    });
    await setTo(true);
    tasks.splice(0);
    const wishes: [string, object][] = [
      [api.draftTool, { question, connectionId, moment }],
      [api.draftTool, { question, connectionId, moment, executionId: execution.id }],
      [
        api.rewriteSql,
        { user_query: 'customers of Norway from Oslo', sql_template: tool.sql, tool_id: tool.id, moment },
      ],
    ];
    for (const [path, body] of wishes) {
      const refused = await browser.send('POST', path, body);
      const { code, message } = refused.json();
      expect([path, refused.statusCode, code]).toEqual([path, 403, 'saved_tools_only']);
      expect(message).toBe(errorCatalogue.saved_tools_only.message);
    }
    expect(tasks, 'nothing is read').toEqual([]);
    await browser.send('DELETE', api.tool.replace(':id', tool.id));
  });

  test('stays so where an edit does not name the setting', async () => {
    const place = api.connection.replace(':id', connectionId);
    const { connection } = (await browser.send('PUT', place, { type: 'sqlite', name: 'Sample shop' })).json();
    expect(connection.savedToolsOnly).toBe(true);
  });
});
