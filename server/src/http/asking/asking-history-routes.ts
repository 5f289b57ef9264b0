import { exchangesOutput } from '@parley/contract/ai/provider-exchanges';
import {
  comparisonOutput,
  conversationInput,
  conversationOutput,
  conversationsOutput,
  executionOutput,
  recentExecutionsInput,
  recentExecutionsOutput,
  startedConversation,
  unansweredOutput,
  voteInput,
} from '@parley/contract/ask';
import { api } from '@parley/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServices } from '../http-services.ts';
import { clientDisconnectSignal } from '../plugins/client-disconnect-signal.ts';
import { ownerOf, requireUser } from '../plugins/require-current-user.ts';

type Services = Pick<HttpServices, 'accounts' | 'asks' | 'connections' | 'exchanges' | 'history'>;

const params = z.object({ id: z.uuid() });

/** What was asked before: receipts, conversations, and what still waits for a tool. */
export function askingHistoryRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, asks, connections, history } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);

  routes.get(
    api.executions,
    {
      onRequest,
      schema: { querystring: recentExecutionsInput, response: { 200: recentExecutionsOutput } },
    },
    async (request) => ({ executions: await history.recent(ownerOf(request), request.query) }),
  );

  routes.get(
    api.execution,
    { onRequest, schema: { params, response: { 200: executionOutput } } },
    async (request) => ({ execution: await history.show(ownerOf(request), request.params.id) }),
  );

  exchangeRoutes(app, services);

  routes.put(
    api.voteExecution,
    { onRequest, schema: { params, body: voteInput, response: { 200: executionOutput } } },
    async (request, reply) => {
      const { vote } = request.body;
      return {
        execution: await asks.vote(ownerOf(request), request.params.id, vote, clientDisconnectSignal(reply)),
      };
    },
  );

  routes.post(
    api.rerunExecution,
    { onRequest, schema: { params, response: { 200: comparisonOutput } } },
    (request, reply) => asks.rerun(ownerOf(request), request.params.id, clientDisconnectSignal(reply)),
  );

  routes.get(
    api.conversations,
    { onRequest, schema: { response: { 200: conversationsOutput } } },
    async (request) => ({ conversations: await history.conversations(ownerOf(request)) }),
  );

  routes.post(
    api.conversations,
    { onRequest, schema: { body: conversationInput, response: { 201: startedConversation } } },
    async (request, reply) => {
      const owner = ownerOf(request);
      await connections.show(owner, request.body.connectionId);
      return reply.status(201).send({ conversation: await history.begin(owner, request.body) });
    },
  );

  routes.get(
    api.conversation,
    { onRequest, schema: { params, response: { 200: conversationOutput } } },
    (request) => history.conversation(ownerOf(request), request.params.id),
  );

  routes.get(
    api.unanswered,
    { onRequest, schema: { response: { 200: unansweredOutput } } },
    async (request) => ({ questions: await history.unanswered(ownerOf(request)) }),
  );

  routes.delete(api.dismissUnanswered, { onRequest, schema: { params } }, async (request, reply) => {
    await history.dismiss(ownerOf(request), request.params.id);
    return reply.status(204).send();
  });

  routes.delete(api.conversation, { onRequest, schema: { params } }, async (request, reply) => {
    await history.end(ownerOf(request), request.params.id);
    return reply.status(204).send();
  });
}

/** What left for a provider and what came back: for an answer, and for the proposals of a connection. */
function exchangeRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, connections, exchanges, history } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireUser(accounts);
  const schema = { params, response: { 200: exchangesOutput } };

  routes.get(api.executionExchanges, { onRequest, schema }, async (request) => {
    const { id: executionId } = await history.show(ownerOf(request), request.params.id);
    return exchanges.show(ownerOf(request), { executionId });
  });

  routes.get(api.suggestionExchanges, { onRequest, schema }, async (request) => {
    const { id: connectionId } = await connections.show(ownerOf(request), request.params.id);
    return exchanges.show(ownerOf(request), { connectionId });
  });
}
