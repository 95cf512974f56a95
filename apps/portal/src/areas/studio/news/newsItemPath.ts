import { path } from '../../../lib/address/paths.ts';

/** Returns the address of a news item, which is that of the list with the id of the item. */
export const newsItemPath = (studioUuid: string, id: number): string =>
  `${path('studioNews', { studioUuid })}?news=${id}`;
