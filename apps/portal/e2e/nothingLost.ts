import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './fixtures.ts';
import { expectLoaded } from './loaded.ts';

/** Texts that their own box cuts off, although they are meant to be read in full. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        // Hidden for the eyes on purpose, or not there.
        if (!hasText || !element.checkVisibility() || element.closest('[aria-hidden="true"]'))
          return false;
        if (clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1))
          return false;
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );

/** Buttons, links and tabs whose words stick out of their own box, over what stands beside them. */
const spilledTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, p, li, dd')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          element.clientWidth > 1 &&
          getComputedStyle(element).overflowX === 'visible' &&
          getComputedStyle(element).display !== 'inline' &&
          element.scrollWidth > element.clientWidth + 2,
      )
      .map((element) => element.outerHTML.slice(0, 200)),
  );

/** The page is there, scrolls one way only, and no text on it is cut off or lies over what stands beside it. */
export async function expectNothingLost(page: Page, where = page.url()) {
  await expectLoaded(page);
  await expectNoSidewaysScroll(page);
  expect.soft(await cutTexts(page), `cut off: ${where}`).toEqual([]);
  expect.soft(await spilledTexts(page), `over others: ${where}`).toEqual([]);
}
