import type { InjectedFaults } from '../admin/injected-faults.ts';
import { type Reply, refuse, seeOther } from '../http/build-reply.ts';
import type { Route } from '../http/match-routes.ts';
import { type Call, formBody } from '../http/read-request.ts';
import { findOrganization, organizations } from '../projects/demo-projects.ts';
import type { Projects } from '../projects/projects.ts';
import type { Settings } from '../settings.ts';
import { consentPage, consentStyle, declinedPage, expiredPage } from './consent-page.ts';
import type { Grants, Request } from './grants.ts';
import { type Challenge, challengeMethods, isMethod } from './pkce.ts';
import { mayReturnTo } from './verify-oauth-client.ts';

type Parts = { settings: Settings; grants: Grants; projects: Projects; faults: InjectedFaults };

const consentPath = '/dashboard/authorize';
const longestReturn = 4096;

export function authorizeRoutes({ settings, grants, projects, faults }: Parts): Route[] {
  return [
    {
      method: 'GET',
      path: '/v1/oauth/authorize',
      handle: ({ query }) => {
        const request = readRequest(settings, query);
        // Whoever reads the consent page is about to use a project: the slow first start runs meanwhile.
        projects.prepare();
        return seeOther(`${consentPath}?auth_id=${grants.begin(request)}`);
      },
    },
    {
      method: 'GET',
      path: consentPath,
      handle: ({ query }) => {
        const id = query.get('auth_id') ?? '';
        const request = grants.request(id);
        if (request === undefined) return expiredPage();
        return consentPage({ id, request, scopes: settings.scopes, statusOf: (ref) => projects.status(ref) });
      },
    },
    { method: 'GET', path: `${consentPath}/style.css`, handle: consentStyle },
    { method: 'POST', path: consentPath, handle: (call) => decide(call) },
  ];

  function decide(call: Call): Reply {
    const form = formBody(call);
    const id = form.get('auth_id') ?? '';
    const request = grants.request(id);
    if (request === undefined) return expiredPage();
    if (form.get('decision') !== 'approve') return declined(id, request);
    const organization = findOrganization(form.get('organization') ?? '');
    if (organization === undefined) throw refuse(400, 'organization: Invalid input');
    projects.seedFor(organization.slug);
    const code = grants.approve(id, { organization: organization.slug, scopes: settings.scopes });
    return seeOther(returnAddress(request, { code }));
  }

  function declined(id: string, request: Request): Reply {
    grants.decline(id);
    if (faults.take('stay-on-decline', consentPath)) return declinedPage();
    const error_description = 'The resource owner denied the request';
    return seeOther(returnAddress(request, { error: 'access_denied', error_description }));
  }
}

function readRequest(settings: Settings, query: URLSearchParams): Request {
  const redirectUri = query.get('redirect_uri') ?? '';
  const state = query.get('state') ?? undefined;
  if (query.get('client_id') !== settings.clientId) throw refuse(422, 'Unrecognized client_id');
  if (!mayReturnTo(settings, redirectUri)) throw refuse(422, 'redirect_uri: Invalid redirect_uri');
  if (query.get('response_type') !== 'code')
    throw refuse(400, 'response_type: Invalid option: expected "code"');
  if (redirectUri.length + (state?.length ?? 0) > longestReturn) {
    throw refuse(400, 'state: redirect_uri and state are too long');
  }
  return {
    clientId: settings.clientId,
    redirectUri,
    state,
    challenge: readChallenge(query),
    organization: organizations.find(({ slug }) => slug === query.get('organization_slug'))?.slug,
  };
}

function readChallenge(query: URLSearchParams): Challenge | undefined {
  const value = query.get('code_challenge');
  if (value === null) return undefined;
  const method = query.get('code_challenge_method') ?? 'plain';
  if (!isMethod(method)) {
    const allowed = challengeMethods.map((name) => `"${name}"`).join('|');
    throw refuse(400, `code_challenge_method: Invalid option: expected one of ${allowed}`);
  }
  return { value, method };
}

function returnAddress({ redirectUri, state }: Request, values: Record<string, string>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  return url.href;
}
