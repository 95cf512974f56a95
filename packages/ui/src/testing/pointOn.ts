/**
 * A point on an element as the browser's protocol counts: from the corner of the page that holds
 * the frame in which tests run.
 * @param x pixels from the element's left edge
 * @param y pixels from its top edge
 */
export function pointOn(element: Element, x: number, y: number): { x: number; y: number } {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const box = element.getBoundingClientRect();
  return { x: frame.left + box.left + x, y: frame.top + box.top + y };
}
