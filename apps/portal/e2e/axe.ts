import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { waitForAnimations } from '../src/testing/waitForAnimations.ts';
import { wcagRules } from '../src/testing/wcagRules.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Runs axe with the rules of WCAG 2.2 AA and returns each violation as the rule and the elements that break it.
 *
 * Runs in the page itself, which suffices because the portal has no frames: Playwright's AxeBuilder opens a page
 * of its own for each result and takes ten times as long.
 *
 * @param within selector; checks the whole page if not set
 * @param rules ids or tags of rules
 */
export async function findViolations(
  page: Page,
  within?: string,
  rules: readonly string[] = wcagRules,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(waitForAnimations);
  return page.evaluate(
    async ({ selector, only }) => {
      const { violations } = await window.axe.run(selector ?? document, {
        runOnly: [...only],
        // Skips collecting the elements of passing rules.
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { selector: within, only: rules },
  );
}
