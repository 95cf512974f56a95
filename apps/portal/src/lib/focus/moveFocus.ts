/** Focuses a title or the start of a step without adding it to the tab order. */
export function moveFocus(place: HTMLElement | null, options?: FocusOptions): void {
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus(options);
}

/** Returns the page's title, if rendered. */
export const pageTitle = (): HTMLElement | null => document.querySelector('#content h1');

/**
 * Focuses the page's title, or its content, without scrolling, unless a menu or a dialog covers the
 * page.
 * @returns whether the page was uncovered
 */
export function focusPage(): boolean {
  const place = pageTitle() ?? document.getElementById('content');
  if (place?.closest('[aria-hidden="true"]')) return false;
  moveFocus(place, { preventScroll: true });
  return true;
}
