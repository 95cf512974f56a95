import { expect, type Locator, type Page } from '@playwright/test';
import { expectLoaded } from './expectLoaded.ts';
import { waitForAnimations } from '../src/testing/waitForAnimations.ts';

/**
 * Lists the problems of the current focus: it is invisible, its ring has less contrast than WCAG 2.4.13
 * requires, another element covers it, or it is out of sight. Empty if it is visible; null if the page itself
 * has the focus.
 */
async function focusProblems(page: Page): Promise<string[] | null> {
  await page.evaluate(waitForAnimations);
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const isVisibleRing = (style: CSSStyleDeclaration) =>
      (style.outlineStyle !== 'none' &&
        Number.parseFloat(style.outlineWidth) >= 2 &&
        !/(?:, 0\)|transparent)$/.test(style.outlineColor)) ||
      (style.boxShadow !== 'none' && element.matches('.Mui-focusVisible'));
    // Neighbours that draw a control (checkbox, radio, text field) show its focus.
    const frame = element.closest('.MuiInputBase-root, .MuiCheckbox-root, .MuiRadio-root, label');
    const notch = frame?.querySelector('fieldset');
    const item = element.closest('[role="menuitem"], [role="option"]');
    // A title that takes the focus for screen readers is not interactive and needs no ring.
    const isTitle = element.matches('h1[tabindex="-1"], h2[tabindex="-1"]');
    const shows =
      isTitle ||
      isVisibleRing(getComputedStyle(element)) ||
      (frame !== null && isVisibleRing(getComputedStyle(frame))) ||
      (notch && Number.parseFloat(getComputedStyle(notch).borderTopWidth) >= 2) ||
      (frame?.matches('.Mui-focusVisible') &&
        getComputedStyle(frame).backgroundColor !== 'rgba(0, 0, 0, 0)') ||
      (item && getComputedStyle(item).backgroundColor !== 'rgba(0, 0, 0, 0)');
    const what = element.outerHTML.slice(0, 160);
    const faults = shows ? [] : [`nothing shows that the focus is on ${what}`];
    const ring = getComputedStyle(element);
    if (isVisibleRing(ring) && ring.outlineStyle !== 'none') {
      const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const channels = (color: string) => {
        if (!brush) return [];
        brush.clearRect(0, 0, 1, 1);
        brush.fillStyle = color;
        brush.fillRect(0, 0, 1, 1);
        return [...brush.getImageData(0, 0, 1, 1).data];
      };
      const luminance = (color: string) => {
        const [r = 0, g = 0, b = 0] = channels(color).map((value) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      // A ring drawn inwards is on top of the element itself.
      let backdrop = Number.parseFloat(ring.outlineOffset) < 0 ? element : element.parentElement;
      while (backdrop && (channels(getComputedStyle(backdrop).backgroundColor)[3] ?? 0) < 255)
        backdrop = backdrop.parentElement;
      const background = backdrop ? getComputedStyle(backdrop).backgroundColor : 'Canvas';
      const [low = 0, high = 0] = [luminance(ring.outlineColor), luminance(background)].toSorted(
        (a, b) => a - b,
      );
      const contrast = (high + 0.05) / (low + 0.05);
      if (contrast < 3) faults.push(`the ring has a contrast of ${contrast.toFixed(2)} on ${what}`);
    }
    const { left, top, width, height } = (frame ?? element).getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.2, 0.5, 0.8].map((y) => [left + width * x, top + height * y] as const),
    );
    const there = points.map(([x, y]) => document.elementFromPoint(x, y));
    const isCovered = there.every(
      (top) => !top || !(element.contains(top) || top.contains(element) || frame?.contains(top)),
    );
    // An element that contains everything (the content after the skip link) is larger than the window; only its
    // title matters.
    if (isCovered && height < window.innerHeight) {
      const cover = there.find(Boolean)?.outerHTML.slice(0, 160) ?? 'the edge of the window';
      faults.push(`${cover} lies on ${what}`);
    }
    return faults;
  });
}

/** Expects the current focus to be visible. */
export async function expectFocusVisible(page: Page): Promise<void> {
  // An opening element takes the focus a moment later.
  await expect.poll(() => focusProblems(page)).toEqual([]);
}

/** Presses Tab (or another key) until the target has the focus; expects a visible focus at every stop. */
export async function focusByKeyboard(target: Locator, key = 'Tab'): Promise<void> {
  const page = target.page();
  await target.waitFor();
  for (let stops = 0; stops < 120; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectFocusVisible(page);
      return;
    }
    await page.keyboard.press(key);
    const faults = await focusProblems(page);
    if (faults !== null && faults.length > 0) await expectFocusVisible(page);
  }
  throw new Error(`Pressing ${key} does not reach ${String(target)}.`);
}

/** Reaches the target with Tab and presses a key there. */
export async function tabAndPress(target: Locator, key = 'Enter'): Promise<void> {
  await focusByKeyboard(target);
  await target.page().keyboard.press(key);
}

/**
 * Walks through the whole page with Tab. Expects a visible focus at every stop, stops in document order, and
 * every interactive element to be reached.
 */
export async function expectAllReachable(page: Page): Promise<void> {
  // Parts that load late would appear behind the focus, which has passed their position.
  await page.waitForLoadState('networkidle');
  await expectLoaded(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-reached]'))
      element.removeAttribute('data-reached');
    // Tab starts at the top, wherever the focus was.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  });
  const faults: string[] = [];
  let reached = 0;
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    const found = await focusProblems(page);
    // The browser's own toolbar may come before the page.
    if (found === null && reached === 0) continue;
    if (found === null) break;
    const outOfOrder = await page.evaluate((number) => {
      const element = document.activeElement;
      if (element?.getAttribute('data-reached') === '0') return null;
      const before = document.querySelector(`[data-reached="${number - 1}"]`);
      element?.setAttribute('data-reached', String(number));
      const isBehind =
        !element ||
        !before ||
        before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBehind ? [] : [`${element.outerHTML.slice(0, 160)} comes too late`];
    }, reached);
    // The walk has passed the whole page.
    if (outOfOrder === null) break;
    faults.push(...found, ...outOfOrder);
    reached += 1;
  }
  // Scrolls to the top, because the bar that appears on scrolling repeats other links.
  await page.evaluate(() => window.scrollTo(0, 0));
  const findUnreached = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.matches(':disabled, [data-reached]') &&
            // Arrow keys move inside these; each is one stop.
            !element.closest('[role="toolbar"], [role="radiogroup"]') &&
            !(element instanceof HTMLInputElement && element.type === 'radio') &&
            // The keys of a combobox replace its two buttons.
            !element.matches('.MuiAutocomplete-root button[tabindex="-1"]'),
        )
        .map((element) => `${element.outerHTML.slice(0, 160)} is left out`),
    );
  await expect
    .poll(async () => [...faults, ...(await findUnreached())], { message: page.url() })
    .toEqual([]);
}
