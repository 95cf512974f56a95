/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type GetBenefitTrialLeadConfigParams = {
/**
 * The uuid of the lead, from the link in the mail of the studio.
 * @minLength 36
 * @maxLength 36
 */
uuid: string;
};
