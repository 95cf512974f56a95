/** Generated from api-spec. Do not edit; run `npm run gen`. */

export type BookBenefitTrialCourseAppointmentHeaders = {
/**
 * What the script of the bot protection has answered for the action `submit`, new for each request. Needed where the operator has switched the protection on, and not looked at elsewhere.
 * @minLength 16
 * @maxLength 4096
 * @pattern ^[A-Za-z0-9_.-]+$
 */
'X-Bot-Protection-Token'?: string;
};
