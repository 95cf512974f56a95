import type { Picture } from '@studio-portal/sdk/types';
import { Cover } from './Cover.tsx';

/** Crops to the middle of the picture, since it is only a header. */
const strip = { width: 21, height: 9 };

/** Header picture of a detail page; null without a picture. */
export const DetailCover = ({ picture, color }: { picture: Picture | null; color?: string }) =>
  picture && (
    <Cover
      picture={picture}
      proportions={strip}
      sizes="(min-width: 992px) 740px, 100vw"
      {...(color === undefined ? {} : { color })}
      important
    />
  );
