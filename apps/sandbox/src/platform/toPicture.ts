import type { Schemas } from './api.ts';

/** Size of the small picture in CSS pixels; the large one is twice as wide. */
export const pictureSize = { width: 480, height: 320 } as const;

export const pictureKinds = [
  'course',
  'benefit',
  'studio',
  'news',
  'product',
  'contract-offer',
  'employee',
] as const;

export type PictureKind = (typeof pictureKinds)[number];

/** Returns the addresses of a picture in two sizes. The format depends on what a client accepts. */
export function toPicture(kind: PictureKind, id: number): Schemas['Picture'] {
  const url = `/pictures/${kind}/${id}`;
  return { url, urlLarge: `${url}?size=large`, ...pictureSize };
}
