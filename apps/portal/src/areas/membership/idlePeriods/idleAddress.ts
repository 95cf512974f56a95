import { path } from '../../../lib/address/paths.ts';

/** Query parameter that opens the form instead of the list. */
export const requestParameter = 'ask';

/** Returns the address of the form that requests a pause. */
export const requestIdlePeriodAddress = (studioUuid: string): string =>
  `${path('idlePeriods', { studioUuid })}?${requestParameter}`;
