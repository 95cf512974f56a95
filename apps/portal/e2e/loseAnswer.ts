import type { Page } from '@playwright/test';

/** The answer to a call is lost once; what it has done is done. @param call pattern of its address */
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
