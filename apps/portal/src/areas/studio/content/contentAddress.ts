import { path } from '../../../lib/address/paths.ts';

/** Query parameter of the list page that selects an article. */
export const articleParameter = 'article';

/** Query parameter of the list page that selects a video. */
export const videoParameter = 'video';

/** Returns the address of an article. */
export const articleAddress = (studioUuid: string, id: number): string =>
  `${path('content', { studioUuid })}?${articleParameter}=${id}`;

/** Returns the address of a video. */
export const videoAddress = (studioUuid: string, id: number): string =>
  `${path('content', { studioUuid })}?${videoParameter}=${id}`;
