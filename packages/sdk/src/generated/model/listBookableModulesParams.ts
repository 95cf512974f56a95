/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type ListBookableModulesParams = {
/**
 * Identifies the contract.
 * @minimum 1
 * @maximum 9007199254740991
 */
contractId: number;
};
