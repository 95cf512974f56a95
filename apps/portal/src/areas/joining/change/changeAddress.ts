import { path } from '../../../lib/address/paths.ts';

/** Names, by its id, the contract of the member that is to become another one: on the offers and on each step of the way. */
export const runningParameter = 'contract';

/** Address of the memberships that may take the place of a contract. */
export const changeAddress = (studioUuid: string, contractId: number): string =>
  `${path('contract', { studioUuid })}?${runningParameter}=${contractId}`;
