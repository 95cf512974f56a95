import { path } from '../../../lib/address/paths.ts';

/** Query parameter for the module to book. */
export const moduleParameter = 'module';
/** Query parameter for the contract to book it with. */
export const contractParameter = 'contract';

/** Returns the address of the page that books a module with a contract. */
export const moduleAddress = (studioUuid: string, contractId: number, moduleId: number): string =>
  `${path('additionalModulesAvailable', { studioUuid })}?${contractParameter}=${contractId}&${moduleParameter}=${moduleId}`;
