/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractDocument } from './contractDocument.ts';

export type GetContractDocumentParams = {
/**
 * Type of the document; defaults to the contract.
 */
document?: ContractDocument;
};
