import { changeAddress, contractParameter } from '../change/changeAddress.ts';
import { path } from '../../../lib/address/paths.ts';

/** Signing steps in order. */
export const signingSteps = ['options', 'contact', 'payment', 'summary'] as const;

export type SigningStep = (typeof signingSteps)[number];

/** Id of the contract to replace; null for a first contract. */
type CurrentContractId = number | null;

/** Returns the address of the list of memberships. */
export const offerListAddress = (
  studioUuid: string,
  currentContractId: CurrentContractId,
): string =>
  currentContractId === null
    ? path('contract', { studioUuid })
    : changeAddress(studioUuid, currentContractId);

/**
 * Returns the address of an offer with its terms, which is that of the list with the id of the
 * offer.
 */
export const offerPageAddress = (
  studioUuid: string,
  offerId: number,
  currentContractId: CurrentContractId,
): string =>
  currentContractId === null
    ? `${path('contract', { studioUuid })}?offer=${offerId}`
    : `${changeAddress(studioUuid, currentContractId)}&offer=${offerId}`;

/**
 * Returns the address of a signing step of a term; `success` is the confirmation, after which no
 * contract is to be replaced.
 */
export const stepAddress = (
  studioUuid: string,
  termId: number,
  step: SigningStep | 'success',
  currentContractId: CurrentContractId,
): string =>
  path('contractStep', { studioUuid, termId, step }) +
  (currentContractId === null || step === 'success'
    ? ''
    : `?${contractParameter}=${currentContractId}`);
