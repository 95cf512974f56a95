import type { Page } from '@playwright/test';
import { waitUntilLoaded } from './waitUntilLoaded.ts';
import type { RouteName } from '../src/lib/address/patterns.ts';
import type { Stage } from './Stage.ts';

interface StateOptions {
  route: RouteName;
  /** Address of the page; that of the studio is `stage.path`. */
  to: string;
  /** Email address of the user; a visitor if not set. */
  user?: string | undefined;
  /** Calls that the page waits for (Playwright's globs). A page without calls has no other states. */
  waitsFor?: readonly string[];
  /** Answers without content, by call. */
  empty?: Readonly<Record<string, unknown>>;
  /** Begins the names of the states, if another page of the route has the same ones. */
  prefix?: string;
  /** Set if the server can answer that the content does not exist. */
  canBeMissing?: boolean;
}

const errorAnswer = (status: number) => ({
  status,
  json: {
    errorCode: status === 404 ? 'notfound' : 'unexpected',
    errorMessage: 'Not for readers',
    traceId: '0123456789abcdef',
    typedArgs: [],
  },
});

/** Captures the states of a page: content, loading, error and, if they exist, empty and missing. */
export async function captureStates(stage: Stage, options: StateOptions): Promise<void> {
  const { route, to, user, waitsFor = [], empty, canBeMissing = false, prefix = '' } = options;
  const page = await stage.open(user);
  const capture = async (state: string, answer: (page: Page) => Promise<unknown>) => {
    await answer(page);
    await page.goto(to);
    if (state === 'loading') await waitForSkeleton(page);
    else await waitUntilLoaded(page);
    await stage.shoot(page, route, prefix + state);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
  const all = (answer: Parameters<Page['route']>[1]) => async () => {
    for (const call of waitsFor) await page.route(call, answer);
  };
  await capture('content', async () => undefined);
  if (waitsFor.length > 0) {
    // The calls never get an answer.
    await capture(
      'loading',
      all(() => undefined),
    );
    await capture(
      'error',
      all((call) => call.fulfill(errorAnswer(500))),
    );
  }
  if (empty)
    await capture('empty', async () => {
      for (const [call, json] of Object.entries(empty))
        await page.route(call, (request) => request.fulfill({ json }));
    });
  if (canBeMissing)
    await capture(
      'missing',
      all((call) => call.fulfill(errorAnswer(404))),
    );
}

/** Waits until a skeleton is visible. */
export const waitForSkeleton = (page: Page): Promise<void> =>
  page.locator('#content [aria-busy="true"]').first().waitFor();
