/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from './get-user-info.ts';
export * from './get-customer-info.ts';
export * from './get-profile.ts';
export * from './replace-profile.ts';
export * from './save-profile.ts';
export * from './upload-profile-image.ts';
export * from './delete-profile-image.ts';
export * from './get-contacts.ts';
export * from './save-contacts.ts';
export * from './change-password.ts';
export * from './change-email.ts';
export * from './change-main-email.ts';
export * from './resend-registration-mail.ts';
export * from './get-referral-url.ts';
export * from './create-zendesk-token.ts';
export * from './delete-account.ts';
