import { path } from '../../../lib/address/paths.ts';

/** Query parameter for a compensation of the list. */
export const compensationParameter = 'compensation';

/** Returns the address of a compensation's rewards. */
export const compensationAddress = (studioUuid: string, id: number): string =>
  `${path('compensation', { studioUuid })}?${compensationParameter}=${id}`;
