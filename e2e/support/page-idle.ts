import { expect, type Page, type Request } from '@playwright/test';

/** Opens a path, and waits until the page has been answered all it asked for and has drawn it. */
export function openWhole(page: Page, path: string): Promise<void> {
  return wholeAfter(page, () => page.goto(path));
}

/** The same without another load, as a link of the page that is open does it: what the document has loaded stays. */
export function followWhole(page: Page, path: string): Promise<void> {
  return wholeAfter(page, () => page.evaluate(followLink, path));
}

/** In the page. */
function followLink(path: string): void {
  const state = { key: crypto.randomUUID() };
  history.pushState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

async function wholeAfter(page: Page, go: () => Promise<unknown>): Promise<void> {
  const unanswered = new Set<Request>();
  const ask = (request: Request) => unanswered.add(request);
  const answer = (request: Request) => unanswered.delete(request);
  page.on('request', ask).on('requestfinished', answer).on('requestfailed', answer);
  try {
    await go();
    await untilIdle(page, () => unanswered.size === 0);
  } finally {
    page.off('request', ask).off('requestfinished', answer).off('requestfailed', answer);
  }
}

/** An answer may lead to the next question once it is drawn: twice in a row nothing is left to wait for. */
async function untilIdle(page: Page, isAnswered: () => boolean): Promise<void> {
  let quiet = 0;
  const look = async () => {
    await drawn(page);
    quiet = isAnswered() ? quiet + 1 : 0;
    return quiet;
  };
  await expect.poll(look, { intervals: [0] }).toBeGreaterThanOrEqual(2);
}

/** Waits until what the page knows now is on the screen. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/**
 * From now on nobody is signed in, and only what the page is told to change finds out: what it reads by itself waits
 * for its answer until the function that is given back lets it through.
 */
export async function endSessionUnnoticed(page: Page): Promise<() => void> {
  const { promise: letThrough, resolve: letRead } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') await letThrough;
    await route.continue();
  });
  await page.context().clearCookies();
  return letRead;
}
