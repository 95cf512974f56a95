/** Generated from api-spec. Do not edit; run `npm run gen`. */

export * from '../client/me/get-user-info.ts';
export * from '../client/me/get-customer-info.ts';
export * from '../client/me/get-profile.ts';
export * from '../client/me/replace-profile.ts';
export * from '../client/me/save-profile.ts';
export * from '../client/me/upload-profile-image.ts';
export * from '../client/me/delete-profile-image.ts';
export * from '../client/me/get-contacts.ts';
export * from '../client/me/save-contacts.ts';
export * from '../client/me/change-password.ts';
export * from '../client/me/change-email.ts';
export * from '../client/me/change-main-email.ts';
export * from '../client/me/resend-registration-mail.ts';
export * from '../client/me/get-referral-url.ts';
export * from '../client/me/create-zendesk-token.ts';
export * from '../client/me/delete-account.ts';
