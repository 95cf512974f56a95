import * as api from '@studio-portal/sdk/api/account-migration';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, POST, session } from '../src/wire.ts';
import { member } from './given.ts';

definePact('account-migration', {
  getMigrationSteps: {
    200: [
      {
        given: [member, state('an account to be moved', { state: 'undecided' })],
        call: () => api.getMigrationSteps(),
        request: GET('/v1/me/account-context/migration/rsg-group/steps', { headers: session }),
        example: 'migrationOffered',
        exactly: ['shouldShowMigrationWizard', 'currentStep'],
      },
      {
        given: [member, state('an account to be moved', { state: 'refused' })],
        call: () => api.getMigrationSteps(),
        request: GET('/v1/me/account-context/migration/rsg-group/steps', { headers: session }),
        example: 'migrationRefused',
        exactly: ['currentStep'],
      },
      {
        given: [member],
        call: () => api.getMigrationSteps(),
        request: GET('/v1/me/account-context/migration/rsg-group/steps', { headers: session }),
        example: 'migrationNotNeeded',
        exactly: ['shouldShowMigrationWizard'],
      },
    ],
  },
  migrateAccount: {
    204: [
      {
        given: [member, state('an account to be moved', { state: 'undecided' })],
        call: () =>
          api.migrateAccount({ agreedToPrivacyPolicy: true, agreedToTermsAndConditions: true }),
        request: POST('/v1/me/account-context/migration/rsg-group/migrate', {
          headers: session,
          body: { agreedToPrivacyPolicy: true, agreedToTermsAndConditions: true },
        }),
        example: null,
      },
    ],
    409: {
      'migration.error.notoffered': {
        given: [member],
        call: () =>
          api.migrateAccount({ agreedToPrivacyPolicy: true, agreedToTermsAndConditions: true }),
        request: POST('/v1/me/account-context/migration/rsg-group/migrate', {
          headers: session,
          body: { agreedToPrivacyPolicy: true, agreedToTermsAndConditions: true },
        }),
      },
      'migration.error.addresstaken': {
        given: [member, state('an account to be moved', { state: 'address-taken' })],
        call: () =>
          api.migrateAccount({ agreedToPrivacyPolicy: true, agreedToTermsAndConditions: true }),
        request: POST('/v1/me/account-context/migration/rsg-group/migrate', {
          headers: session,
          body: { agreedToPrivacyPolicy: true, agreedToTermsAndConditions: true },
        }),
      },
    },
    422: {
      'migration.error.consentmissing': {
        given: [member, state('an account to be moved', { state: 'undecided' })],
        call: () =>
          api.migrateAccount({ agreedToPrivacyPolicy: false, agreedToTermsAndConditions: true }),
        request: POST('/v1/me/account-context/migration/rsg-group/migrate', {
          headers: session,
          body: { agreedToPrivacyPolicy: false, agreedToTermsAndConditions: true },
        }),
      },
    },
  },
  createCancelationNotice: {
    204: [
      {
        given: [member, state('an account to be moved', { state: 'undecided' })],
        call: () => api.createCancelationNotice(),
        request: POST('/v1/me/account-context/migration/rsg-group/cancelation-notice', {
          headers: session,
        }),
        example: null,
      },
    ],
    409: {
      'migration.error.notoffered': {
        given: [member],
        call: () => api.createCancelationNotice(),
        request: POST('/v1/me/account-context/migration/rsg-group/cancelation-notice', {
          headers: session,
        }),
      },
    },
  },
});
