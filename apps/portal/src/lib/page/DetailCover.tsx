import type { Picture } from '@studio-portal/sdk/types';
import { Cover } from './Cover.tsx';

/** The top of the page, not the whole of it: the middle of the picture. */
const strip = { width: 21, height: 9 };

/** The picture at the top of a page of one thing; nothing where it has none. */
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
