/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/idle-periods/create-idle-period.ts';
export * from '../client/idle-periods/use-create-idle-period.ts';
export * from '../client/idle-periods/get-idle-period-config.ts';
export * from '../client/idle-periods/use-get-idle-period-config.ts';
export * from '../client/idle-periods/get-idle-period-date-limitations.ts';
export * from '../client/idle-periods/use-get-idle-period-date-limitations.ts';
export * from '../client/idle-periods/upload-idle-period-document.ts';
export * from '../client/idle-periods/use-upload-idle-period-document.ts';
export * from '../client/idle-periods/upload-idle-period-document-v2.ts';
export * from '../client/idle-periods/use-upload-idle-period-document-v2.ts';
export * from '../client/idle-periods/get-idle-period-document-requirements.ts';
export * from '../client/idle-periods/use-get-idle-period-document-requirements.ts';
export * from '../client/idle-periods/get-idle-period-first-start-date.ts';
export * from '../client/idle-periods/use-get-idle-period-first-start-date.ts';
export * from '../client/idle-periods/get-idle-period-create-button.ts';
export * from '../client/idle-periods/use-get-idle-period-create-button.ts';
export * from '../client/idle-periods/cancel-idle-period.ts';
export * from '../client/idle-periods/use-cancel-idle-period.ts';
export * from '../client/idle-periods/list-idle-periods.ts';
export * from '../client/idle-periods/use-list-idle-periods.ts';
export * from '../client/idle-periods/get-idle-periods.ts';
export * from '../client/idle-periods/use-get-idle-periods.ts';
