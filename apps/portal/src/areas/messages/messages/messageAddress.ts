import { path } from '../../../lib/address/paths.ts';

/** Query parameter of the list page that selects a message. */
export const messageParameter = 'message';

/** Returns the address of a message: the list's with its id. */
export const messageAddress = (studioUuid: string, id: number): string =>
  `${path('myMessages', { studioUuid })}?${messageParameter}=${id}`;
