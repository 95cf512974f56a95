/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ListStudioNewsParams } from '../../model/listStudioNewsParams.ts';
import type { StudioNews } from '../../model/studioNews.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListStudioNewsUrl = (params: ListStudioNewsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/studionews?${stringifiedParams}` : `/nox/public/v1/studionews`
}

/**
 * News of a studio
 *
 * Public. The latest 50 published items, without future ones. publishDate has the offset of the studio.
 */
export const listStudioNews = async (params: ListStudioNewsParams, options?: Parameters<typeof fetcher>[1]): Promise<StudioNews[]> => {

  return fetcher<StudioNews[]>(getListStudioNewsUrl(params),
  {
      operationId: 'listStudioNews', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListStudioNewsResponse);}


const deserializeListStudioNewsResponse = (data: StudioNews[]): StudioNews[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    item0.publishDate = toDate(item0.publishDate);
  }
  return data;
};