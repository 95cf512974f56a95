/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ConnectWithCustomerCodeRequest
} from '../schemas/ConnectWithCustomerCodeRequest.ts';

import {
  ConnectWithEmailRequest
} from '../schemas/ConnectWithEmailRequest.ts';

import {
  ConnectWithIbanRequest
} from '../schemas/ConnectWithIbanRequest.ts';

import {
  ConnectWithIbanSuffixRequest
} from '../schemas/ConnectWithIbanSuffixRequest.ts';

import {
  StudioConnect
} from '../schemas/StudioConnect.ts';


/**
 * For anybody logged in, to a studio of any chain. Makes the account the one member whom number and day of birth fit. Wrong values get one and the same answer, whichever is wrong, and are counted. A repetition is refused with studioconnect.error.alreadyconnected.
 * @summary Connect by customer code
 */
export const ConnectWithCustomerCodeBody = ConnectWithCustomerCodeRequest

export const ConnectWithCustomerCodeResponse = StudioConnect

/**
 * For anybody logged in, to a studio of any chain. The address is the proof, so it must be a verified one of this account. Wrong values get one and the same answer, whichever is wrong, and are counted. A repetition is refused with studioconnect.error.alreadyconnected.
 * @summary Connect by e-mail address
 */
export const ConnectWithEmailBody = ConnectWithEmailRequest

export const ConnectWithEmailResponse = StudioConnect

/**
 * For anybody logged in, to a studio of any chain. Makes the account the one member whom account number and day of birth fit. Wrong values get one and the same answer, whichever is wrong, and are counted. A repetition is refused with studioconnect.error.alreadyconnected.
 * @summary Connect by bank account
 */
export const ConnectWithIbanBody = ConnectWithIbanRequest

export const ConnectWithIbanResponse = StudioConnect

/**
 * For anybody logged in, to a studio of any chain. Makes the account the one member whom suffix, family name (capitals and accents aside) and day of birth fit. Wrong values get one and the same answer, whichever is wrong, and are counted. A repetition is refused with studioconnect.error.alreadyconnected.
 * @summary Connect by the end of the bank account number
 */
export const ConnectWithIbanSuffixBody = ConnectWithIbanSuffixRequest

export const ConnectWithIbanSuffixResponse = StudioConnect

/**
 * For anybody logged in, about a connection of the account. The studio still knows its member, who can connect again. With the last connection to a tenant goes what is held there, until then; bookings stay. A repetition is refused with studioconnect.error.notfound.
 * @summary Disconnect from a studio
 */
export const deleteStudioConnectPathStudioConnectIdMax = 9007199254740991;



export const DeleteStudioConnectParams = /*#__PURE__*/ zod.object({
  "studioConnectId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(deleteStudioConnectPathStudioConnectIdMax)).check(/*#__PURE__*/ zod.describe('Names the connection.'))
})

export const DeleteStudioConnectResponse = /*#__PURE__*/ zod.void()
