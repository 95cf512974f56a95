import type { Page } from '@playwright/test';
import { untilLoaded } from './untilLoaded.ts';
import type { ImplementedRoute } from '../src/lib/routes/plannedRoutes.ts';
import type { Stage } from './Stage.ts';

interface FacesOptions {
  route: ImplementedRoute;
  /** Address of the page; the studio's is `stage.path`. */
  to: string;
  /** E-mail address of who looks at it; left out, nobody who is logged in. */
  reader?: string | undefined;
  /** The calls that it waits for (Playwright's globs). A page that asks for nothing has no other face. */
  waitsFor?: readonly string[];
  /** What is answered where there is nothing to show, instead of what the calls answer. */
  nothing?: Readonly<Record<string, unknown>>;
  /** Whether the server can say that it does not know what the address names. */
  canBeMissing?: boolean;
}

const fault = (status: number) => ({
  status,
  json: {
    errorCode: status === 404 ? 'notfound' : 'unexpected',
    errorMessage: 'Not for readers',
    traceId: '0123456789abcdef',
    typedArgs: [],
  },
});

/** Takes the faces that a page has: content, the shape of what comes, error, and where they exist nothing to show and missing. */
export async function takeFaces(stage: Stage, options: FacesOptions): Promise<void> {
  const { route, to, reader, waitsFor = [], nothing, canBeMissing = false } = options;
  const page = await stage.open(reader);
  const take = async (face: string, answer: (page: Page) => Promise<unknown>) => {
    await answer(page);
    await page.goto(to);
    if (face === 'loading') await untilSkeleton(page);
    else await untilLoaded(page);
    await stage.shoot(page, route, face);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
  const all = (answer: Parameters<Page['route']>[1]) => async () => {
    for (const call of waitsFor) await page.route(call, answer);
  };
  await take('content', async () => undefined);
  if (waitsFor.length > 0) {
    // Held back for good.
    await take(
      'loading',
      all(() => undefined),
    );
    await take(
      'error',
      all((call) => call.fulfill(fault(500))),
    );
  }
  if (nothing)
    await take('empty', async () => {
      for (const [call, json] of Object.entries(nothing))
        await page.route(call, (asked) => asked.fulfill({ json }));
    });
  if (canBeMissing)
    await take(
      'missing',
      all((call) => call.fulfill(fault(404))),
    );
}

/** The shape of what comes is on screen. */
export const untilSkeleton = (page: Page): Promise<void> =>
  page.locator('#content [aria-busy="true"]').first().waitFor();
