import { expect, type Page } from '@playwright/test';
import { expectNoHorizontalScroll } from './fixtures.ts';
import { expectLoaded } from './expectLoaded.ts';

/** Finds texts that their own box cuts off, although they should be readable in full. */
const findCutOffTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        // Skips elements that are visually hidden on purpose or not rendered.
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

/** Finds buttons, links and texts that overflow their own box and cover their neighbours. */
const findOverflowingTexts = (page: Page) =>
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

/** Expects a loaded page that scrolls vertically only, without text that is cut off or covers its neighbours. */
export async function expectNoCutOffText(page: Page, where = page.url()) {
  await expectLoaded(page);
  await expectNoHorizontalScroll(page);
  expect.soft(await findCutOffTexts(page), `cut off: ${where}`).toEqual([]);
  expect.soft(await findOverflowingTexts(page), `over others: ${where}`).toEqual([]);
}
