/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './create-idle-period.ts';
export * from './get-idle-period-config.ts';
export * from './get-idle-period-date-limitations.ts';
export * from './upload-idle-period-document.ts';
export * from './upload-idle-period-document-v2.ts';
export * from './get-idle-period-document-requirements.ts';
export * from './get-idle-period-first-start-date.ts';
export * from './get-idle-period-create-button.ts';
export * from './cancel-idle-period.ts';
export * from './list-idle-periods.ts';
export * from './get-idle-periods.ts';
