import { path } from '../../../lib/address/paths.ts';

/**
 * Query parameter with the id of the contract to replace, on the offers and on every signing step.
 */
export const contractParameter = 'contract';

/** Returns the address of the offers that can replace a contract. */
export const changeAddress = (studioUuid: string, contractId: number): string =>
  `${path('contract', { studioUuid })}?${contractParameter}=${contractId}`;
