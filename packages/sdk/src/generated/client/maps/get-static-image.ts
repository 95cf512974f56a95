/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetStaticImageParams } from '../../model/getStaticImageParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetStaticImageUrl = (params: GetStaticImageParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/static-image?${stringifiedParams}` : `/static-image`
}

/**
 * Image of the map around a position
 *
 * For any client with the application's token. Show the image with width and height in CSS pixels; scale 2 has twice as many pixels, for high-resolution screens. The position is in the center.
 */
export const getStaticImage = async (params: GetStaticImageParams, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getGetStaticImageUrl(params),
  {
      operationId: 'getStaticImage', statuses: [200, 400, 403, 500, 503], isFile: true, service: 'maps',
    ...options,
    method: 'GET'


  }
);}