import { path } from '../../../lib/address/paths.ts';

/** Names a module in the query of the list. */
export const moduleParameter = 'module';
/** Names the contract that it is booked with. */
export const contractParameter = 'contract';

/** Address of the page that books a module with a contract. */
export const moduleAddress = (studioUuid: string, contractId: number, moduleId: number): string =>
  `${path('additionalModulesAvailable', { studioUuid })}?${contractParameter}=${contractId}&${moduleParameter}=${moduleId}`;
