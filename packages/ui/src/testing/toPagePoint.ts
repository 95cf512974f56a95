/**
 * Returns a point on an element in the coordinates of the browser's protocol, which start at the corner of the page around the
 * tests' iframe.
 * @param x pixels from the element's left edge
 * @param y pixels from its top edge
 */
export function toPagePoint(element: Element, x: number, y: number): { x: number; y: number } {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const box = element.getBoundingClientRect();
  return { x: frame.left + box.left + x, y: frame.top + box.top + y };
}
