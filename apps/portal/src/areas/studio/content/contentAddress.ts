import { path } from '../../../lib/address/paths.ts';

/** Names an article in the query of the page that lists them. */
export const articleParameter = 'article';

/** Names a video in the query of the page that lists them. */
export const videoParameter = 'video';

/** Address of one article. */
export const articleAddress = (studioUuid: string, id: number): string =>
  `${path('content', { studioUuid })}?${articleParameter}=${id}`;

/** Address of one video. */
export const videoAddress = (studioUuid: string, id: number): string =>
  `${path('content', { studioUuid })}?${videoParameter}=${id}`;
