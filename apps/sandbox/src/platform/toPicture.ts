import type { Schemas } from './api.ts';

type Size = { width: number; height: number };

/** Returns the size of a small picture in CSS pixels; that of a studio fills the top of its page. */
export const pictureSize = (kind: PictureKind): Size =>
  kind === 'studio' ? { width: 720, height: 480 } : { width: 480, height: 320 };

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

/**
 * Returns the addresses of a picture in two sizes, the large one twice as wide. The format depends on what a client
 * accepts.
 */
export function toPicture(kind: PictureKind, id: number): Schemas['Picture'] {
  const url = `/pictures/${kind}/${id}`;
  return { url, urlLarge: `${url}?size=large`, ...pictureSize(kind) };
}

/**
 * Returns the absolute address of the crop of a picture at the top of a mail, or null without a picture.
 * @param base any address of the same host
 */
export const toMailPicture = (
  picture: Schemas['Picture'] | null | undefined,
  base: string,
): string | null => (picture ? new URL(`${picture.url}?size=mail`, base).href : null);
