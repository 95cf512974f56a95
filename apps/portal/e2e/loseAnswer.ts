import type { Page } from '@playwright/test';

/**
 * Drops the answer to a call once; the server has handled it.
 * @param call pattern of its address
 */
export async function loseAnswer(page: Page, call: string): Promise<void> {
  await page.route(
    call,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
