import { ParleyError } from '@parley/contract/errors';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { setErrorHandlers } from '../../errors/error-replies.ts';
import { afterAnswer, atArrival, beforeAnswer } from './register-lifecycle-steps.ts';

test('steps run stage by stage, in the order in which they were added', async () => {
  const app = fastify();
  const ran: string[] = [];
  for (const name of ['first', 'second']) {
    afterAnswer(app, () => void ran.push(`${name} after`));
    beforeAnswer(app, () => void ran.push(`${name} before`));
    atArrival(app, () => void ran.push(`${name} at arrival`));
  }
  app.get('/', async () => {
    ran.push('handler');
    return 'done';
  });
  expect((await app.inject('/')).body).toBe('done');
  await app.close();
  expect(ran).toEqual([
    ...['first at arrival', 'second at arrival', 'handler'],
    ...['first before', 'second before', 'first after', 'second after'],
  ]);
});

test('what a step throws refuses the request before the next step and the handler', async () => {
  const app = fastify();
  const ran: string[] = [];
  setErrorHandlers(app);
  atArrival(app, () => {
    throw new ParleyError('forbidden_origin');
  });
  atArrival(app, () => void ran.push('next step'));
  app.get('/', async () => ran.push('handler'));
  const answer = await app.inject('/');
  await app.close();
  expect(answer.json()).toMatchObject({ code: 'forbidden_origin' });
  expect(ran).toEqual([]);
});
