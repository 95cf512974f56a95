/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractDocument } from './contractDocument.ts';

export type GetContractDownloadUrlParams = {
/**
 * Which document; the contract when left out.
 */
document?: ContractDocument;
};
