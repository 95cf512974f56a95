/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

/** The calls that answer a file instead of JSON. */
export const files: ReadonlySet<string> = /*#__PURE__*/ new Set([
  'getAnyStudioLogo',
  'getStudioLogo',
  'getDataPrivacyDocument',
  'getSepaMandateDocument',
  'getCheckinHistoryDocument',
  'getContractDocument',
  'getStaticImage',
]);
