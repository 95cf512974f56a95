import { path } from '../../site/address/paths.ts';

/** The steps to a contract, in their order. */
export const signingSteps = ['options', 'contact', 'payment', 'summary'] as const;

export type SigningStep = (typeof signingSteps)[number];

/** Address of the page with one offer and its terms: that of the list with the id of the offer. */
export const offerPage = (studioUuid: string, offerId: number): string =>
  `${path('contract', { studioUuid })}?offer=${offerId}`;

/** Address of a step to the contract of a term; `success` is its result. */
export const stepAddress = (
  studioUuid: string,
  termId: number,
  step: SigningStep | 'success',
): string => path('contractStep', { studioUuid, termId, step });
