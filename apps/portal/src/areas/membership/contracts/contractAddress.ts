import type { ContractStatus } from '@studio-portal/sdk/types';
import { path } from '../../../lib/address/paths.ts';

/**
 * Query parameter for a contract in the list; the specification has no address for a single
 * contract.
 */
export const contractParameter = 'contract';
/** Query parameter for a module of the contract, used with `leave`. */
export const moduleParameter = 'module';
/** Query parameter that opens the cancelation of the contract or of the named module. */
export const cancelParameter = 'leave';

/** Returns the address of the current or past contracts. */
export const contractListAddress = (studioUuid: string, status: ContractStatus): string =>
  path(status === 'ACTIVE' ? 'myContractCurrent' : 'myContractPast', { studioUuid });

/** Returns the address of a contract. */
export const contractPageAddress = (
  studioUuid: string,
  status: ContractStatus,
  id: number,
): string => `${contractListAddress(studioUuid, status)}?${contractParameter}=${id}`;

/** Returns the address of the cancelation of a contract or of one of its modules. */
export const cancelPageAddress = (
  studioUuid: string,
  contractId: number,
  moduleId?: number,
): string =>
  `${contractPageAddress(studioUuid, 'ACTIVE', contractId)}${
    moduleId === undefined ? '' : `&${moduleParameter}=${moduleId}`
  }&${cancelParameter}`;
