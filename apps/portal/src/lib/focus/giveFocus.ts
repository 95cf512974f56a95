/** Gives the focus to where a reader goes on: a title, the beginning of a step. That makes it no stop of the Tab key. */
export function giveFocus(place: HTMLElement | null, options?: FocusOptions): void {
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus(options);
}

/** The title of the page, where it has one yet. */
export const pageTitle = (): HTMLElement | null => document.querySelector('#content h1');

/**
 * Gives the focus to the page's title, else to its content, without a scroll; while a menu or a dialog lies above, it stays there.
 * @returns whether nothing lay above
 */
export function focusPage(): boolean {
  const place = pageTitle() ?? document.getElementById('content');
  if (place?.closest('[aria-hidden="true"]')) return false;
  giveFocus(place, { preventScroll: true });
  return true;
}
