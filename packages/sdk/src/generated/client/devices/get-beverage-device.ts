/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { BeverageDevice } from '../../model/beverageDevice.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetBeverageDeviceUrl = (deviceId: string,) => {




  return `/v1/devices/${encodeURIComponent(String(deviceId))}`
}

/**
 * What a drink costs at a machine
 *
 * For members of the tenant in X-Tenant who may use the device. The price is that of the current member: 0 if their contract includes drinks. Reserves nothing.
 */
export const getBeverageDevice = async (deviceId: string, options?: Parameters<typeof fetcher>[1]): Promise<BeverageDevice> => {

  return fetcher<BeverageDevice>(getGetBeverageDeviceUrl(deviceId),
  {
      operationId: 'getBeverageDevice', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}