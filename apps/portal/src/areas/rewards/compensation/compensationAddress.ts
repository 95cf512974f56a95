import { path } from '../../../lib/address/paths.ts';

/** Names a compensation in the query of the list. */
export const compensationParameter = 'compensation';

/** Address of the rewards of one compensation. */
export const compensationAddress = (studioUuid: string, id: number): string =>
  `${path('compensation', { studioUuid })}?${compensationParameter}=${id}`;
