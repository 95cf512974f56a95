/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  SelfServiceConfiguration
} from '../schemas/SelfServiceConfiguration.ts';


/**
 * For anyone with the link that a studio has sent. Contains the available actions, each with the secret for its calls, the studio and only the initials of the person. Changes nothing.
 * @summary Actions of a self-service link
 */
export const getSelfServiceConfigurationPathTokenMin = 32;
export const getSelfServiceConfigurationPathTokenMax = 64;


export const getSelfServiceConfigurationPathTokenRegExp = /*#__PURE__*/ new RegExp('^ssl_[A-Za-z0-9_-]{28,60}$');


export const GetSelfServiceConfigurationParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getSelfServiceConfigurationPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(getSelfServiceConfigurationPathTokenMax)).check(/*#__PURE__*/ zod.regex(getSelfServiceConfigurationPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('Secret of a self-service link for a member without an account.'))
})

export const GetSelfServiceConfigurationResponse = SelfServiceConfiguration
