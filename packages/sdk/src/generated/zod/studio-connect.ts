/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  ConnectWithCustomerCodeRequest
} from './schemas/ConnectWithCustomerCodeRequest.ts';

import {
  ConnectWithEmailRequest
} from './schemas/ConnectWithEmailRequest.ts';

import {
  ConnectWithIbanRequest
} from './schemas/ConnectWithIbanRequest.ts';

import {
  ConnectWithIbanSuffixRequest
} from './schemas/ConnectWithIbanSuffixRequest.ts';

import {
  StudioConnect
} from './schemas/StudioConnect.ts';



/**
 * For any logged-in user, for a studio of any chain. Connects the account to the only member with this number and date of birth. Errors do not reveal which value is wrong, and attempts are limited. Repeating the call fails with studioconnect.error.alreadyconnected.
 * @summary Connect by customer code
 */
export const ConnectWithCustomerCodeBody = ConnectWithCustomerCodeRequest

export const ConnectWithCustomerCodeResponse = StudioConnect

/**
 * For any logged-in user, for a studio of any chain. The address serves as proof, so it must be a verified address of the account. Errors do not reveal which value is wrong, and attempts are limited. Repeating the call fails with studioconnect.error.alreadyconnected.
 * @summary Connect by email address
 */
export const ConnectWithEmailBody = ConnectWithEmailRequest

export const ConnectWithEmailResponse = StudioConnect

/**
 * For any logged-in user, for a studio of any chain. Connects the account to the only member with this bank account and date of birth. Errors do not reveal which value is wrong, and attempts are limited. Repeating the call fails with studioconnect.error.alreadyconnected.
 * @summary Connect by bank account
 */
export const ConnectWithIbanBody = ConnectWithIbanRequest

export const ConnectWithIbanResponse = StudioConnect

/**
 * For any logged-in user, for a studio of any chain. Connects the account to the only member with this suffix, family name (ignoring case and accents) and date of birth. Errors do not reveal which value is wrong, and attempts are limited. Repeating the call fails with studioconnect.error.alreadyconnected.
 * @summary Connect by the end of the bank account number
 */
export const ConnectWithIbanSuffixBody = ConnectWithIbanSuffixRequest

export const ConnectWithIbanSuffixResponse = StudioConnect

/**
 * For any logged-in user, for a connection of the account. The studio keeps the member's data, and the member can connect again. Removing the last connection to a tenant also ends access to its entitlements until then; bookings are kept. Repeating the call fails with studioconnect.error.notfound.
 * @summary Disconnect from a studio
 */
export const deleteStudioConnectPathStudioConnectIdMax = 9007199254740991;



export const DeleteStudioConnectParams = /*#__PURE__*/ zod.object({
  "studioConnectId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(deleteStudioConnectPathStudioConnectIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the connection.'))
})

export const DeleteStudioConnectResponse = /*#__PURE__*/ zod.void()
