import type { Browser } from '@playwright/test';
import { type Brand, usualTime } from '../shots/choice.ts';
import { startAt } from '../shots/days.ts';
import type { Scene } from '../shots/Scene.ts';
import { createStage } from '../shots/Stage.ts';
import { test as base } from './fixtures.ts';
import { startClockedSandbox, type TestSandbox } from './startSandbox.ts';

const instant = startAt(usualTime);

/** Test that plays scenes of `npm run shots`: they have dates of their own and need a sandbox at their time. */
export const test = base.extend<object, { sandbox: TestSandbox }>({
  sandbox: [
    async ({ browserName: _ }, use) => {
      const sandbox = await startClockedSandbox(instant, 240);
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ sandbox }, provide) => provide(sandbox.origin),
});

/** Returns a stage for a scene that takes no screenshots. */
export const createTestStage = (
  browser: Browser,
  { origin }: TestSandbox,
  { group }: Scene,
  brand: Brand,
) =>
  createStage({
    browser,
    origin,
    clockOffset: Date.parse(instant) - Date.now(),
    choice: { groups: [], brands: [], widths: [], schemes: [], time: usualTime },
    group,
    brand,
    folder: '',
    taken: [],
  });
