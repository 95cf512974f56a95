/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Article } from '../../model/article.ts';
import type { ListArticlesParams } from '../../model/listArticlesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListArticlesUrl = (params?: ListArticlesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/mysports-content-management/articles?${stringifiedParams}` : `/nox/v1/mysports-content-management/articles`
}

/**
 * Articles for members
 *
 * For members of the tenant in X-Tenant. Articles of the studio, or of its chain for all studios. In the user's language if available, otherwise in the studio's.
 */
export const listArticles = async (params?: ListArticlesParams, options?: Parameters<typeof fetcher>[1]): Promise<Article[]> => {

  return fetcher<Article[]>(getListArticlesUrl(params),
  {
      operationId: 'listArticles', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListArticlesResponse);}


const deserializeListArticlesResponse = (data: Article[]): Article[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    item0.publishDate = toDate(item0.publishDate);
  }
  return data;
};