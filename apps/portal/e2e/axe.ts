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
 * What axe finds by the rules of WCAG 2.2 AA, each as the rule and the elements it complains of.
 *
 * Run in the page itself, which is all there is (the portal has no frames): the builder for
 * Playwright opens a page of its own for each answer and takes ten times as long.
 *
 * @param within a selector; without it the whole page
 * @param rules names of rules or groups of them
 */
export async function faultsOf(
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
        // Of what passes nobody wants to know where it stands.
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { selector: within, only: rules },
  );
}
