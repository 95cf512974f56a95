import { changeAddress, runningParameter } from '../change/changeAddress.ts';
import { path } from '../../../lib/address/paths.ts';

/** The steps to a contract, in their order. */
export const signingSteps = ['options', 'contact', 'payment', 'summary'] as const;

export type SigningStep = (typeof signingSteps)[number];

/** The contract that is to become another one, by its id; null where a first one is signed. */
type Running = number | null;

/** Address of the list of memberships. */
export const offerList = (studioUuid: string, running: Running): string =>
  running === null ? path('contract', { studioUuid }) : changeAddress(studioUuid, running);

/** Address of the page with one offer and its terms: that of the list with the id of the offer. */
export const offerPage = (studioUuid: string, offerId: number, running: Running): string =>
  running === null
    ? `${path('contract', { studioUuid })}?offer=${offerId}`
    : `${changeAddress(studioUuid, running)}&offer=${offerId}`;

/** Address of a step to the contract of a term; `success` is its result. */
export const stepAddress = (
  studioUuid: string,
  termId: number,
  step: SigningStep | 'success',
  running: Running,
): string =>
  path('contractStep', { studioUuid, termId, step }) +
  (running === null ? '' : `?${runningParameter}=${running}`);
