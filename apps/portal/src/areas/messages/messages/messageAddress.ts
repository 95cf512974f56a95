import { path } from '../../../lib/address/paths.ts';

/** Names a message in the query of the list. */
export const messageParameter = 'message';

/** Address of one message: that of the list with its id. */
export const messageAddress = (studioUuid: string, id: number): string =>
  `${path('myMessages', { studioUuid })}?${messageParameter}=${id}`;
