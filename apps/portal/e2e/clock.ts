import type { BrowserContext } from '@playwright/test';

/** How far the journeys are before the machine's clock, in milliseconds; the configuration sets it from `CLOCK`, for all workers. */
export const ahead = (): number => Number(process.env.E2E_AHEAD ?? 0);

/** What time it is for the journeys. */
export const present = (): Date => new Date(Date.now() + ahead());

/** When the journeys began, in their time, in milliseconds since 1970; the configuration keeps it for all workers. */
export const began = (): number => Number(process.env.E2E_BEGAN) + ahead();

/**
 * Sets the clock that the pages of a context read, and nothing else: timers and animations run as they do, so that what is measured
 * is the page and no imitation (Playwright's own `page.clock` puts timers of its own in their place).
 */
export const setClock = (context: BrowserContext, milliseconds: number): Promise<unknown> =>
  context.addInitScript((before: number) => {
    const machine = Date;
    const now = () => machine.now() + before;
    window.Date = new Proxy(machine, {
      construct: (target, parts, newTarget) =>
        Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
      apply: () => new machine(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, milliseconds);
