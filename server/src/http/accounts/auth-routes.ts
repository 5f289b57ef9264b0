import type { User } from '@parley/contract/auth';
import {
  forgotPasswordInput,
  googleStartInput,
  googleStartOutput,
  resetPasswordInput,
  serverInfo,
  sessionOutput,
  signInInput,
  signUpInput,
  signUpOutput,
} from '@parley/contract/auth';
import { ParleyError } from '@parley/contract/errors';
import { api } from '@parley/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Admission } from '../../accounts/attempt-limits.ts';
import type { HttpServices } from '../http-services.ts';
import { version } from '../package-version.ts';
import { deviceCookie, readDeviceMark } from '../plugins/device-cookie.ts';
import { headersOf, setCookies } from '../plugins/require-current-user.ts';

type Services = Pick<
  HttpServices,
  'accounts' | 'attempts' | 'config' | 'devices' | 'google' | 'guesses' | 'metrics' | 'offers' | 'operators'
>;

export function authRoutes(app: FastifyInstance, services: Services): void {
  sessionRoutes(app, services);
  passwordRoutes(app, services);
  googleRoutes(app, services);
}

function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, google, attempts, config, offers } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(api.server, { schema: { response: { 200: serverInfo } } }, async () => ({
    version,
    googleSignIn: google.configured,
    mail: config.mail !== undefined,
    signUpDomains: config.signUpDomains,
    sqlitePaths: config.sqliteRoot !== undefined,
    hosted: hostedService(config.hosted),
    offeredAi: await offers.providerNames(),
  }));

  routes.get(api.session, { schema: { response: { 200: sessionOutput } } }, async (request, reply) => {
    const { result: user, cookies } = await accounts.currentUser(headersOf(request));
    setCookies(reply, cookies);
    return { user: user && (await withRole(services, user)) };
  });

  routes.post(
    api.signUp,
    { schema: { body: signUpInput, response: { 201: signUpOutput } } },
    async (request, reply) => {
      await attempts.admit('signUp', { address: request.ip });
      return reply.status(201).send(await accounts.signUp(request.body));
    },
  );

  routes.post(
    api.signIn,
    { schema: { body: signInInput, response: { 200: sessionOutput } } },
    async (request, reply) => {
      const { user, cookies } = await signIn(services, request, request.body);
      setCookies(reply, cookies);
      return { user: await withRole(services, user) };
    },
  );

  routes.post(api.signOut, async (request, reply) => {
    const { cookies } = await accounts.signOut(headersOf(request));
    setCookies(reply, cookies);
    return reply.status(204).send();
  });

  routes.get(
    '/api/auth/verify-email',
    { schema: { querystring: z.object({ token: z.string().min(1).max(2_000) }) } },
    async (request, reply) => reply.redirect(await confirmationPage(accounts, request.query.token), 302),
  );
}

function passwordRoutes(app: FastifyInstance, { accounts, attempts, devices, config }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    api.forgotPassword,
    { schema: { body: forgotPasswordInput, response: { 202: z.object({}) } } },
    async (request, reply) => {
      await attempts.admit('mail', { address: request.ip, account: request.body.email });
      await accounts.forgotPassword(request.body.email);
      return reply.status(202).send({});
    },
  );

  routes.post(api.resetPassword, { schema: { body: resetPasswordInput } }, async (request, reply) => {
    await attempts.admit('mail', { address: request.ip });
    const { email } = await accounts.resetPassword(request.body);
    // Whoever had the mail is the owner: from here they sign in at once, whoever else keeps guessing.
    if (email) setCookies(reply, [deviceCookie(devices.mark(email), config.origin)]);
    return reply.status(204).send();
  });
}

function googleRoutes(app: FastifyInstance, { google, config }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    api.google,
    { schema: { body: googleStartInput, response: { 200: googleStartOutput } } },
    async (request, reply) => {
      const { url, cookies } = await google.start(headersOf(request));
      setCookies(reply, cookies);
      return { url };
    },
  );

  routes.get('/api/auth/callback/google', async (request, reply) =>
    passOn(reply, await google.finish(webRequest(request, config.origin))),
  );
}

/** The page offers an operator the way to theirs; the page itself asks again. */
export async function withRole({ operators }: Pick<Services, 'operators'>, user: User): Promise<User> {
  return (await operators.isOperator(user)) ? { ...user, isOperator: true } : user;
}

function hostedService(hosted: Services['config']['hosted']) {
  if (!hosted) return null;
  const { clientId, apiUrl, demo } = hosted;
  return { clientId, authorizeUrl: `${apiUrl}/v1/oauth/authorize`, demo };
}

async function signIn(services: Services, request: FastifyRequest, input: z.infer<typeof signInInput>) {
  const { accounts, devices, metrics, config } = services;
  const admission = await admitGuess(services, request, input.email).catch((error: unknown) => {
    metrics.signIn('limited');
    throw error;
  });
  try {
    const { result: user, cookies } = await accounts.signIn(input, headersOf(request));
    await admission.refund();
    metrics.signIn('success');
    return { user, cookies: [...cookies, deviceCookie(devices.mark(user.email), config.origin)] };
  } catch (error) {
    if (error instanceof ParleyError && error.status < 500) metrics.signIn('refused');
    throw error;
  }
}

/** A network has few tries at once whoever it tries to be; each account makes its guessers wait besides. */
async function admitGuess(services: Services, request: FastifyRequest, account: string): Promise<Admission> {
  const { attempts, guesses, devices } = services;
  const device = devices.deviceOf(readDeviceMark(request), account);
  const network = await attempts.admit('signIn', { address: request.ip });
  const guess = await guesses.admit({ address: request.ip, account, device });
  return {
    refund: async () => {
      await Promise.all([network.refund(), guess.refund()]);
    },
  };
}

function webRequest(request: FastifyRequest, origin: string): Request {
  return new Request(new URL(request.url, origin), { headers: headersOf(request) });
}

/** A person clicked it in a mail: whatever happens ends on a page that says what. */
async function confirmationPage(accounts: Services['accounts'], token: string): Promise<string> {
  try {
    await accounts.confirmEmail(token);
    return '/login?confirmed=1';
  } catch (error) {
    if (error instanceof ParleyError && error.status < 500) return '/login?confirmed=0';
    throw error;
  }
}

/** Only redirects come back from the provider; anything else means the answer was no good. */
function passOn(reply: FastifyReply, response: Response) {
  setCookies(reply, response.headers.getSetCookie());
  const location = response.headers.get('location');
  if (!location) throw new ParleyError('link_invalid');
  return reply.redirect(location, 302);
}
