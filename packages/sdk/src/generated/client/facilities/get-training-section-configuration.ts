/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TrainingSectionConfiguration } from '../../model/trainingSectionConfiguration.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetTrainingSectionConfigurationUrl = (facilityId: number,) => {




  return `/nox/public/v1/facilities/${encodeURIComponent(String(facilityId))}/trainingsectionconfiguration`
}

/**
 * Configuration of the training section
 *
 * Public. Facilities without sections have enabled false. membersOnly is a hint and not enforced.
 */
export const getTrainingSectionConfiguration = async (facilityId: number, options?: Parameters<typeof fetcher>[1]): Promise<TrainingSectionConfiguration> => {

  return fetcher<TrainingSectionConfiguration>(getGetTrainingSectionConfigurationUrl(facilityId),
  {
      operationId: 'getTrainingSectionConfiguration', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}