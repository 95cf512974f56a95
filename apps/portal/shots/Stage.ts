import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { logInAs, studioPath } from '../e2e/fixtures.ts';
import { patterns } from '../src/lib/address/patterns.ts';
import type { ImplementedRoute } from '../src/lib/routes/plannedRoutes.ts';
import type { Brand, Choice, Group, Scheme, Width } from './choice.ts';
import { settle } from './settle.ts';

/** A sample studio of each brand, and a member of it. */
const places = {
  northside: { studioId: 1001, member: 'member@northside.example' },
  volt: { studioId: 2001, member: 'member@volt.example' },
  arcade: { studioId: 3001, member: 'member@arcade.example' },
} as const satisfies Record<Brand, { studioId: number; member: string }>;

const heights = { '390': 844, '820': 1180, '1440': 900 } as const satisfies Record<Width, number>;

/** How long a scene waits for what it expects, in milliseconds: machines are slow and busy. */
const patience = 20_000;

/** Where scenes do what they do; the shots are taken at the widths that were asked for. */
const wide = { width: 1440, height: 900 };

/** One picture that was taken. */
export interface Shot {
  group: Group;
  brand: Brand;
  width: Width;
  scheme: Scheme;
  /** Whose page it is; some faces are shown where no route leads. */
  route: ImplementedRoute | 'no page';
  /** What the page shows: "content", "loading", "the dialog is open". */
  face: string;
  file: string;
}

/** What a scene is played on: one brand, its studio, and the camera. */
export interface Stage {
  brand: Brand;
  studioId: number;
  /** Address of the studio's pages. */
  path: string;
  /** The brand's own member. */
  member: string;
  /** A page of its own; logged in where an e-mail address is given. */
  open: (reader?: string, options?: { answersCookies?: boolean }) => Promise<Page>;
  /**
   * Takes the page as it is, at every width and in both schemes.
   * @param route whose page it is: the address must be one of it
   */
  shoot: (page: Page, route: Shot['route'], face: string) => Promise<void>;
}

interface StageOptions {
  browser: Browser;
  origin: string;
  /** How far the sandbox's clock is before the machine's, in milliseconds. */
  ahead: number;
  choice: Choice;
  group: Group;
  brand: Brand;
  /** Where the pictures go. */
  folder: string;
  taken: Shot[];
}

/** Sets up a stage; `end` closes what scenes have opened on it. */
export function stageOf(options: StageOptions): Stage & { end: () => Promise<void> } {
  const { browser, origin, ahead, choice, group, brand, folder, taken } = options;
  const { studioId, member } = places[brand];
  const opened: Page[] = [];
  return {
    brand,
    studioId,
    path: studioPath(brand, studioId),
    member,
    async open(reader, { answersCookies = true } = {}) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: wide,
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
        reducedMotion: 'reduce',
      });
      await context.clock.install({ time: Date.now() + ahead });
      if (answersCookies)
        await context.addInitScript(() =>
          window.localStorage.setItem(
            'cookie-consent',
            '{"general":true,"stats":false,"chat":false,"utc":0}',
          ),
        );
      if (reader !== undefined) await logInAs(context.request, reader, brand);
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      opened.push(page);
      return page;
    },
    async shoot(page, route, face) {
      const { pathname } = new URL(page.url());
      if (route !== 'no page' && !addressOf(route).test(pathname))
        throw new Error(
          `'${face}' was to be ${route} (${patterns[route]}), but the page is at ${pathname}.`,
        );
      if (taken.some((one) => one.brand === brand && one.route === route && one.face === face))
        throw new Error(`There are two faces '${face}' of ${route}: give one another name.`);
      for (const width of choice.widths) {
        for (const scheme of choice.schemes) {
          await page.setViewportSize({ width: Number(width), height: heights[width] });
          await page.emulateMedia({ colorScheme: scheme });
          await settle(page);
          const name = [route, face, brand, width, scheme].join('-');
          const file = join(folder, group, `${name.replaceAll(/[^\w-]+/g, '-')}.png`);
          const shot = { group, brand, width, scheme, route, face, file };
          taken.push(shot);
          await photograph(page, Number(width), heights[width], file);
        }
      }
      await page.setViewportSize(wide);
    },
    async end() {
      for (const page of opened) {
        // What is still held back is of no more interest, nor is a page that is gone already.
        await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
        await page.context().close();
      }
    },
  };
}

/** Over these only the window is of interest, not the whole page. */
const overlays = '[role="dialog"], [role="menu"], [role="listbox"]';

/** As high as a window gets at most, in pixels. */
const highest = 3200;

/**
 * Photographs the page from top to footer. The window is made as high as what stands above the footer, so that what sticks to its
 * lower edge is at the end; under a dialog or a menu the page stays as it is.
 */
async function photograph(page: Page, width: number, height: number, path: string): Promise<void> {
  const isCovered = (await page.locator(overlays).count()) > 0;
  const content = await page.evaluate(() => {
    // What was typed last may be further down.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const footer = document.querySelector('footer')?.getBoundingClientRect().height ?? 0;
    return document.documentElement.scrollHeight - footer;
  });
  if (!isCovered && content > height) {
    await page.setViewportSize({ width, height: Math.min(Math.ceil(content), highest) });
    await settle(page);
  }
  await page.screenshot({ path, fullPage: !isCovered });
}

/** Which paths are addresses of a route. */
const addressOf = (route: ImplementedRoute): RegExp =>
  new RegExp(`^${patterns[route].replaceAll(/:\w+/g, '[^/]+')}/?$`);
