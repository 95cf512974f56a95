/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-active-checkin.ts';
export * from './create-checkin.ts';
export * from './get-earliest-checkin-date.ts';
export * from './get-checkin-history-report.ts';
export * from './get-checkin-history-document.ts';
export * from './get-cross-tenant-checkin.ts';
