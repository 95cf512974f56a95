/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractStatus } from './contractStatus.ts';

export type ListContractsParams = {
/**
 * Status of the contracts.
 */
status: ContractStatus;
};
