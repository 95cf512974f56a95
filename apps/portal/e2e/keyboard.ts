import { expect, type Locator, type Page } from '@playwright/test';
import { waitForAnimations } from '../src/testing/waitForAnimations.ts';

/**
 * What is wrong with the focus as it is: nothing shows where it is, its ring has less contrast than WCAG 2.4.13 asks, something
 * lies on it, or it is out of sight. Empty when it can be seen; null when the page itself has it.
 */
async function focusFaults(page: Page): Promise<string[] | null> {
  await page.evaluate(waitForAnimations);
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const seen = (style: CSSStyleDeclaration) =>
      (style.outlineStyle !== 'none' &&
        Number.parseFloat(style.outlineWidth) >= 2 &&
        !/(?:, 0\)|transparent)$/.test(style.outlineColor)) ||
      (style.boxShadow !== 'none' && element.matches('.Mui-focusVisible'));
    // A control that is drawn by its neighbours (checkbox, radio, text field) shows the focus on them.
    const frame = element.closest('.MuiInputBase-root, .MuiCheckbox-root, .MuiRadio-root, label');
    const notch = frame?.querySelector('fieldset');
    const item = element.closest('[role="menuitem"], [role="option"]');
    // A title that was given the focus so that the voice goes on there: nothing in it can be pressed, so it has no ring.
    const isTitle = element.matches('h1[tabindex="-1"], h2[tabindex="-1"]');
    const shows =
      isTitle ||
      seen(getComputedStyle(element)) ||
      (frame !== null && seen(getComputedStyle(frame))) ||
      (notch && Number.parseFloat(getComputedStyle(notch).borderTopWidth) >= 2) ||
      (frame?.matches('.Mui-focusVisible') &&
        getComputedStyle(frame).backgroundColor !== 'rgba(0, 0, 0, 0)') ||
      (item && getComputedStyle(item).backgroundColor !== 'rgba(0, 0, 0, 0)');
    const what = element.outerHTML.slice(0, 160);
    const faults = shows ? [] : [`nothing shows that the focus is on ${what}`];
    const ring = getComputedStyle(element);
    if (seen(ring) && ring.outlineStyle !== 'none') {
      const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const channels = (color: string) => {
        if (!brush) return [];
        brush.clearRect(0, 0, 1, 1);
        brush.fillStyle = color;
        brush.fillRect(0, 0, 1, 1);
        return [...brush.getImageData(0, 0, 1, 1).data];
      };
      const light = (color: string) => {
        const [r = 0, g = 0, b = 0] = channels(color).map((value) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      // A ring that is drawn inwards lies on the element itself.
      let under = Number.parseFloat(ring.outlineOffset) < 0 ? element : element.parentElement;
      while (under && (channels(getComputedStyle(under).backgroundColor)[3] ?? 0) < 255)
        under = under.parentElement;
      const ground = under ? getComputedStyle(under).backgroundColor : 'Canvas';
      const [low = 0, high = 0] = [light(ring.outlineColor), light(ground)].toSorted(
        (a, b) => a - b,
      );
      const contrast = (high + 0.05) / (low + 0.05);
      if (contrast < 3) faults.push(`the ring has a contrast of ${contrast.toFixed(2)} on ${what}`);
    }
    const { left, top, width, height } = (frame ?? element).getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.2, 0.5, 0.8].map((y) => [left + width * x, top + height * y] as const),
    );
    const free = points.filter(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return (
        there && (element.contains(there) || there.contains(element) || frame?.contains(there))
      );
    });
    // What holds everything (the content after the skip link) is larger than the window; its title is what matters there.
    if (free.length === 0 && height < window.innerHeight) faults.push(`something lies on ${what}`);
    return faults;
  });
}

/** The focus can be seen where it is now. */
export async function expectFocusSeen(page: Page): Promise<void> {
  // What opens takes the focus a moment later.
  await expect.poll(() => focusFaults(page)).toEqual([]);
}

/** Tab (or another key) until the target has the focus; at every stop on the way it can be seen. */
export async function tabTo(target: Locator, key = 'Tab'): Promise<void> {
  const page = target.page();
  await target.waitFor();
  for (let stops = 0; stops < 120; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectFocusSeen(page);
      return;
    }
    await page.keyboard.press(key);
    const faults = await focusFaults(page);
    if (faults !== null && faults.length > 0) await expectFocusSeen(page);
  }
  throw new Error(`${String(target)} is not reached with ${key}.`);
}

/** Reaches the target with Tab and presses a key there. */
export async function tabAndPress(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/**
 * Goes through the whole page with Tab: every stop can be seen, they follow each other as they stand in the page, and nothing that
 * can be used is left out.
 */
export async function expectAllReached(page: Page): Promise<void> {
  // Parts that load late would appear behind the focus, which has passed their place.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-reached]'))
      element.removeAttribute('data-reached');
    // Tab begins at the top, wherever the focus was.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  });
  const faults: string[] = [];
  let reached = 0;
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    const found = await focusFaults(page);
    // The browser's own bar may have its turn before the page.
    if (found === null && reached === 0) continue;
    if (found === null) break;
    const late = await page.evaluate((number) => {
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
    // Around the whole page.
    if (late === null) break;
    faults.push(...found, ...late);
    reached += 1;
  }
  // At the top again: the bar that comes with scrolling repeats what is there.
  await page.evaluate(() => window.scrollTo(0, 0));
  const leftOut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.matches(':disabled, [data-reached]') &&
            // One stop for all: the arrow keys move inside.
            !element.closest('[role="toolbar"], [role="radiogroup"]') &&
            !(element instanceof HTMLInputElement && element.type === 'radio') &&
            // The keys of a combobox do what its two buttons do.
            !element.matches('.MuiAutocomplete-root button[tabindex="-1"]'),
        )
        .map((element) => `${element.outerHTML.slice(0, 160)} is left out`),
    );
  await expect
    .poll(async () => [...faults, ...(await leftOut())], { message: page.url() })
    .toEqual([]);
}
