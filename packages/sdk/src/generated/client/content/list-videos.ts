/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ListVideosParams } from '../../model/listVideosParams.ts';
import type { Video } from '../../model/video.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListVideosUrl = (params?: ListVideosParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/mysports-content-management/videos?${stringifiedParams}` : `/nox/v1/mysports-content-management/videos`
}

/**
 * Videos for members
 *
 * For members of the tenant in X-Tenant. Videos of the studio, or of its chain for all studios, each with captions. In the user's language if available, otherwise in the studio's.
 */
export const listVideos = async (params?: ListVideosParams, options?: Parameters<typeof fetcher>[1]): Promise<Video[]> => {

  return fetcher<Video[]>(getListVideosUrl(params),
  {
      operationId: 'listVideos', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListVideosResponse);}


const deserializeListVideosResponse = (data: Video[]): Video[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    item0.publishDate = toDate(item0.publishDate);
  }
  return data;
};