import {
  askInput,
  chooseSourceInput,
  chooseSourceOutput,
  draftToolInput,
  draftToolOutput,
  explainSqlInput,
  explainSqlOutput,
  starterQuestionsOutput,
} from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { explainSql } from '../../ask/explain-sql/explain-sql.ts';
import { shownEvents } from '../hide-sql-from-askers.ts';
import type { HttpServices } from '../http-services.ts';
import { clientDisconnectSignal } from '../plugins/client-disconnect-signal.ts';
import { sendEvents } from '../plugins/event-stream.ts';
import { statementCost } from '../plugins/long-statement-rate-limit.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<
  HttpServices,
  'accounts' | 'asks' | 'attempts' | 'connections' | 'drafts' | 'sourceChoices' | 'starters'
>;

const params = z.object({ id: z.uuid() });

/** Asking from a page: one stream that reports every stage as it happens. */
export function askRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, asks, attempts, connections, drafts, sourceChoices, starters } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.post(api.ask, { onRequest, schema: { body: askInput } }, async (request, reply) => {
    const owner = ownerOf(request);
    const signal = clientDisconnectSignal(reply);
    // Before the stream begins: somebody else's connection is not found, as everywhere.
    await connections.show(owner, request.body.connectionId);
    const arrival = { door: 'web' as const, caller: null, signal, isCleared: true };
    return sendEvents(reply, shownEvents(owner, asks.stream(owner, request.body, arrival)));
  });

  routes.post(
    api.chooseSource,
    { onRequest, schema: { body: chooseSourceInput, response: { 200: chooseSourceOutput } } },
    (request) => sourceChoices.choose(ownerOf(request), request.body),
  );

  routes.get(
    api.starterQuestions,
    { onRequest, schema: { params, response: { 200: starterQuestionsOutput } } },
    async (request, reply) => {
      const owner = ownerOf(request);
      await attempts.admit('suggest', { account: owner.personId });
      await connections.show(owner, request.params.id);
      const questions = await starters.of(owner, request.params.id, clientDisconnectSignal(reply));
      return { questions: [...questions] };
    },
  );

  routes.post(
    api.draftTool,
    { onRequest, schema: { body: draftToolInput, response: { 200: draftToolOutput } } },
    async (request, reply) => {
      const owner = ownerOf(request);
      await attempts.admit('draftTool', { account: owner.personId });
      return { suggestion: await drafts.fromQuestion(owner, request.body, clientDisconnectSignal(reply)) };
    },
  );

  routes.post(
    api.explainSql,
    { onRequest, schema: { body: explainSqlInput, response: { 200: explainSqlOutput } } },
    async (request) => {
      const { dialect, sql } = request.body;
      await attempts.admit('explainSql', { account: ownerOf(request).personId, cost: statementCost(sql) });
      return { sentences: await explainSql(dialect, sql) };
    },
  );
}
