import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { logInAs, studioPath } from '../e2e/fixtures.ts';
import { patterns } from '../src/lib/address/patterns.ts';
import type { RouteName } from '../src/lib/address/patterns.ts';
import type { Brand, Choice, Group, Scheme, Width } from './choice.ts';
import { settle } from './settle.ts';

/** A sample studio of each brand, and a member of it. */
const sampleStudios = {
  northside: { studioId: 1001, member: 'member@northside.example' },
  volt: { studioId: 2001, member: 'member@volt.example' },
  arcade: { studioId: 3001, member: 'member@arcade.example' },
} as const satisfies Record<Brand, { studioId: number; member: string }>;

const heights = { '390': 844, '820': 1180, '1440': 900 } as const satisfies Record<Width, number>;

/** Milliseconds that a scene waits for an element; generous, because machines may be busy. */
const timeout = 20_000;

/** Window size in which scenes act; screenshots use the chosen widths. */
const desktop = { width: 1440, height: 900 };

/** A screenshot that was taken. */
export interface Shot {
  group: Group;
  brand: Brand;
  width: Width;
  scheme: Scheme;
  /** Route of the page; some states have no route. */
  route: RouteName | 'no page';
  /** State of the page: "content", "loading", "the dialog is open". */
  state: string;
  file: string;
}

/** Context of a scene: one brand, its studio and the camera. */
export interface Stage {
  brand: Brand;
  studioId: number;
  /** Path of the studio's pages. */
  path: string;
  /** The brand's own member. */
  member: string;
  /** Opens a page in a new context, logged in if an email address is given. */
  open: (user?: string, options?: { answersCookies?: boolean }) => Promise<Page>;
  /**
   * Takes screenshots of the page at every width and in both schemes.
   * @param route route of the page, which its address must match
   */
  shoot: (page: Page, route: Shot['route'], state: string) => Promise<void>;
}

interface StageOptions {
  browser: Browser;
  origin: string;
  /** Offset of the sandbox's clock from the machine's, in milliseconds. */
  clockOffset: number;
  choice: Choice;
  group: Group;
  brand: Brand;
  /** Folder of the screenshots. */
  folder: string;
  taken: Shot[];
}

/** Creates a stage. `end` closes the pages that scenes have opened on it. */
export function createStage(options: StageOptions): Stage & { end: () => Promise<void> } {
  const { browser, origin, clockOffset, choice, group, brand, folder, taken } = options;
  const { studioId, member } = sampleStudios[brand];
  const opened: Page[] = [];
  return {
    brand,
    studioId,
    path: studioPath(brand, studioId),
    member,
    async open(user, { answersCookies = true } = {}) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: desktop,
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
        reducedMotion: 'reduce',
      });
      await context.clock.install({ time: Date.now() + clockOffset });
      if (answersCookies)
        await context.addInitScript(() =>
          window.localStorage.setItem(
            'cookie-consent',
            '{"general":true,"stats":false,"chat":false,"utc":0}',
          ),
        );
      if (user !== undefined) await logInAs(context.request, user, brand);
      const page = await context.newPage();
      page.setDefaultTimeout(timeout);
      opened.push(page);
      return page;
    },
    async shoot(page, route, state) {
      const { pathname } = new URL(page.url());
      if (route !== 'no page' && !routePattern(route).test(pathname))
        throw new Error(
          `'${state}' should show ${route} (${patterns[route]}), but the page is at ${pathname}.`,
        );
      if (taken.some((one) => one.brand === brand && one.route === route && one.state === state))
        throw new Error(`Two states of ${route} are named '${state}'. Rename one of them.`);
      for (const width of choice.widths) {
        for (const scheme of choice.schemes) {
          await page.setViewportSize({ width: Number(width), height: heights[width] });
          await page.emulateMedia({ colorScheme: scheme });
          await settle(page);
          const name = [route, state, brand, width, scheme].join('-');
          const file = join(folder, group, `${name.replaceAll(/[^\w-]+/g, '-')}.png`);
          const shot = { group, brand, width, scheme, route, state, file };
          taken.push(shot);
          await photograph(page, Number(width), heights[width], file);
        }
      }
      await page.setViewportSize(desktop);
    },
    async end() {
      for (const page of opened) {
        // Pending requests and pages that are already closed can be ignored.
        await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
        await page.context().close();
      }
    },
  };
}

/** With one of these open, only the window is captured, not the whole page. */
const overlays = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Maximum height of a window, in pixels. */
const maxHeight = 3200;

/**
 * Captures the page from top to footer. Makes the window as high as the content above the footer, so that
 * elements fixed to its lower edge are at the end; with a dialog or menu open, keeps the window.
 */
async function photograph(page: Page, width: number, height: number, path: string): Promise<void> {
  const isCovered = (await page.locator(overlays).count()) > 0;
  const content = await page.evaluate(() => {
    // The last input may have scrolled the page.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const footer = document.querySelector('footer')?.getBoundingClientRect().height ?? 0;
    return document.documentElement.scrollHeight - footer;
  });
  if (!isCovered && content > height) {
    await page.setViewportSize({ width, height: Math.min(Math.ceil(content), maxHeight) });
    await settle(page);
  }
  await page.screenshot({ path, fullPage: !isCovered });
}

/** Returns a pattern that matches the paths of a route. */
const routePattern = (route: RouteName): RegExp =>
  new RegExp(`^${patterns[route].replaceAll(/:\w+/g, '[^/]+')}/?$`);
