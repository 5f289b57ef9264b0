import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Reply } from '../http/build-reply.ts';
import { projects as catalogue, type Organization, organizations } from '../projects/demo-projects.ts';
import type { Status } from '../projects/projects.ts';
import type { Request } from './grants.ts';

type Consent = {
  id: string;
  request: Request;
  scopes: readonly string[];
  statusOf(ref: string): Status;
};

const styleFile = fileURLToPath(new URL('./consent-page.css', import.meta.url));
const stylePath = '/dashboard/authorize/style.css';

const scopeWords: Readonly<Record<string, string>> = {
  organizations: 'Organisation',
  projects: 'Projects',
  database: 'Database',
  secrets: 'API keys',
  rest: 'REST settings',
};

export function consentStyle(): Reply {
  const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' };
  return { status: 200, headers, body: readFileSync(styleFile, 'utf8') };
}

export function consentPage({ id, request, scopes, statusOf }: Consent): Reply {
  const returnTo = new URL(request.redirectUri).origin;
  const chosen = request.organization ?? organizations[0]?.slug;
  const body = `
    <header class="head">
      <h1>Let this app use your projects?</h1>
      <p><b>${escapeHtml(returnTo)}</b> asks to connect to one of your organisations.</p>
    </header>
    <form method="post" action="/dashboard/authorize">
      <input type="hidden" name="auth_id" value="${escapeHtml(id)}">
      <fieldset>
        <legend>Organisation</legend>
        ${organizations.map((entry) => choice(entry, entry.slug === chosen, statusOf)).join('')}
      </fieldset>
      <section class="scopes">
        <h2>It will be able to</h2>
        <ul>${scopeLines(scopes)}</ul>
      </section>
      <div class="actions">
        <button class="quiet" name="decision" value="decline">Decline</button>
        <button class="accent" name="decision" value="approve">Authorise</button>
      </div>
    </form>
    <p class="fine">You return to ${escapeHtml(returnTo)} either way. The data is made up and stays on this computer.</p>`;
  // Chromium holds the redirect after a form to this list too.
  return page({ status: 200, title: 'Authorise · Demo projects', body, formAction: `'self' ${returnTo}` });
}

export function expiredPage(): Reply {
  const body = `
    <header class="head">
      <h1>This request is no longer open</h1>
      <p>It was answered already, or it waited too long. Go back to the app and connect again.</p>
    </header>`;
  return page({ status: 404, title: 'Request not found · Demo projects', body, formAction: "'none'" });
}

export function declinedPage(): Reply {
  const body = `
    <header class="head">
      <h1>You declined</h1>
      <p>Nothing was connected. You may close this page.</p>
    </header>`;
  return page({ status: 200, title: 'Declined · Demo projects', body, formAction: "'none'" });
}

function choice({ slug, name, plan }: Organization, checked: boolean, statusOf: Consent['statusOf']): string {
  const own = catalogue.filter(({ organization }) => organization === slug);
  const lines = own.map(({ ref, name: project, about }) => {
    const paused = statusOf(ref) === 'INACTIVE' ? '<span class="paused">Paused</span>' : '';
    return `<li><span class="project">${escapeHtml(project)}</span>${paused}<span class="about">${escapeHtml(about)}</span></li>`;
  });
  return `<label class="choice">
    <input type="radio" name="organization" value="${slug}" required${checked ? ' checked' : ''}>
    <span class="name">${escapeHtml(name)} <span class="plan">${plan}</span></span>
    <ul>${lines.join('')}</ul>
  </label>`;
}

function scopeLines(scopes: readonly string[]): string {
  const areas = new Map<string, string[]>();
  for (const scope of scopes) {
    const [area = '', right = ''] = scope.split(':');
    areas.set(area, [...(areas.get(area) ?? []), right]);
  }
  return [...areas]
    .map(
      ([area, rights]) =>
        `<li><span>${escapeHtml(scopeWords[area] ?? area)}</span><span>${escapeHtml(rights.join(' and '))}</span></li>`,
    )
    .join('');
}

type Page = { status: number; title: string; body: string; formAction: string };

function page({ status, title, body, formAction }: Page): Reply {
  const policy = `default-src 'none'; style-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`;
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
    body: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="${stylePath}">
  </head>
  <body>
    <header class="banner"><b>Demo projects</b>: a local stand-in for Supabase</header>
    <main>${body}</main>
  </body>
</html>
`,
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
