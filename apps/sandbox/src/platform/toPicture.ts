import type { Schemas } from './api.ts';

/** Size of the small picture in CSS pixels; the large one is twice as wide. */
export const pictureSize = { width: 480, height: 320 } as const;

export type PictureKind = 'course' | 'benefit' | 'studio' | 'news' | 'product' | 'contract-offer';

/** Returns the addresses of a picture in two sizes. */
export function toPicture(kind: PictureKind, id: number): Schemas['Picture'] {
  const url = `/pictures/${kind}/${id}.svg`;
  return { url, urlLarge: `${url}?size=large`, ...pictureSize };
}
