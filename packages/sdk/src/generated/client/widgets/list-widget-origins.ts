/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { WidgetOrigins } from '../../model/widgetOrigins.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListWidgetOriginsUrl = (studioId: number,) => {




  return `/v1/public/widgets/${encodeURIComponent(String(studioId))}/origins`
}

/**
 * Websites that may show widgets of a studio
 *
 * Public; never depends on a session. Every website may read it. The portal itself always may show them and is not listed.
 */
export const listWidgetOrigins = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<WidgetOrigins> => {

  return fetcher<WidgetOrigins>(getListWidgetOriginsUrl(studioId),
  {
      operationId: 'listWidgetOrigins', statuses: [200, 400, 404, 500, 502, 503], isCrossOrigin: true,
    ...options,
    method: 'GET'


  }
);}