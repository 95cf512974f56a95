import type { Schemas } from './api.ts';

/** Size of the small picture in CSS pixels; the large one is twice as wide. */
export const pictureSize = { width: 480, height: 320 } as const;

type Pictured = 'course' | 'benefit' | 'studio' | 'news' | 'product' | 'contract-offer';

/** Returns the addresses of the picture of a course, a kind of appointment, a studio, a piece of news or a product, in two sizes. */
export function pictureOf(kind: Pictured, id: number): Schemas['Picture'] {
  const url = `/pictures/${kind}/${id}.svg`;
  return { url, urlLarge: `${url}?size=large`, ...pictureSize };
}
