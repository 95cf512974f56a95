/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  SelfServiceConfiguration
} from './schemas/SelfServiceConfiguration.ts';



/**
 * For anyone with the link that a studio has sent. Contains the available actions, each with the secret for its calls, the studio and only the initials of the person. Changes nothing.
 * @summary Actions of a self-service link
 */
export const getSelfServiceConfigurationPathTokenMax = 1024;



export const GetSelfServiceConfigurationParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSelfServiceConfigurationPathTokenMax)).check(/*#__PURE__*/ zod.describe('Secret of a self-service link for a member without an account.'))
})

export const GetSelfServiceConfigurationResponse = SelfServiceConfiguration
