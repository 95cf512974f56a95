/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/checkin/get-active-checkin.ts';
export * from '../client/checkin/create-checkin.ts';
export * from '../client/checkin/get-earliest-checkin-date.ts';
export * from '../client/checkin/get-checkin-history-report.ts';
export * from '../client/checkin/get-checkin-history-document.ts';
export * from '../client/checkin/get-cross-tenant-checkin.ts';
