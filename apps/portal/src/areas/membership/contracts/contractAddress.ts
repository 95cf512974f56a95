import type { ContractStatus } from '@studio-portal/sdk/types';
import { path } from '../../../lib/address/paths.ts';

/** Names the contract in the query of the list; the specification has no address for one. */
export const contractParameter = 'contract';
/** Names a module of it, with `leave`. */
export const moduleParameter = 'module';
/** Asks for the way out of the contract, or of the module that is named. */
export const leaveParameter = 'leave';

/** Address of the contracts that run, or of those that are over. */
export const contractList = (studioUuid: string, status: ContractStatus): string =>
  path(status === 'ACTIVE' ? 'myContractCurrent' : 'myContractPast', { studioUuid });

/** Address of one contract. */
export const contractPage = (studioUuid: string, status: ContractStatus, id: number): string =>
  `${contractList(studioUuid, status)}?${contractParameter}=${id}`;

/** Address of the way out of a contract, or of one of its modules. */
export const leavePage = (studioUuid: string, contractId: number, moduleId?: number): string =>
  `${contractPage(studioUuid, 'ACTIVE', contractId)}${
    moduleId === undefined ? '' : `&${moduleParameter}=${moduleId}`
  }&${leaveParameter}`;
