/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

/** Paths of the calls (all POST) that take a token of the bot protection, where the operator has switched it on. */
export const botProtected: ReadonlySet<string> = /*#__PURE__*/ new Set([
  '/v1/public/user/resetpassword',
  '/v3/public/register',
  '/v2/public/quickregister/register',
  '/nox/public/v1/calendar/bookcourse',
  '/nox/public/v1/trialsession/book',
  '/v1/public/trialsessions',
  '/v1/public/benefit-trial/book-course-appointment',
  '/v1/public/benefit-trial/book-single-appointment',
  '/nox/public/v2/benefit-trial/book-course-appointment',
  '/nox/public/v2/benefit-trial/book-single-appointment',
  '/v3/public/checkouts/single-appointment',
  '/v3/public/checkouts/course-appointment',
]);
