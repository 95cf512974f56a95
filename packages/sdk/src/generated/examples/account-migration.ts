/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'getMigrationSteps'
  | 'migrateAccount'
  | 'createCancelationNotice'
> = {
  getMigrationSteps: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "migrationOffered": {"shouldShowMigrationWizard":true,"currentStep":"STEP_1","step1":{"title":"Your account moves","content":"From now on your studio has accounts of its own.","labelText":"About your account","confirmText":"Continue","cancelText":"Not now","checkbox":{"text":"I have read the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}},"step2":{"title":"Move the account","content":"Your bookings and your password stay as they are.","labelText":"About your account","confirmText":"Move","cancelText":"Back","checkbox":{"text":"I agree to the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}},"step3":{"title":"Not now?","content":"Without moving you can no longer book here.","labelText":"About your account","confirmText":"Move after all","cancelText":"Do not move","checkbox":null},"step4":{"title":"Your account stays","content":"You can move whenever you like.","labelText":"About your account","confirmText":"Move now","cancelText":"Close","checkbox":null}},
        "migrationRefused": {"shouldShowMigrationWizard":true,"currentStep":"STEP_4","step1":{"title":"Your account moves","content":"From now on your studio has accounts of its own.","labelText":"About your account","confirmText":"Continue","cancelText":"Not now","checkbox":{"text":"I have read the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}},"step2":{"title":"Move the account","content":"Your bookings and your password stay as they are.","labelText":"About your account","confirmText":"Move","cancelText":"Back","checkbox":{"text":"I agree to the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}},"step3":{"title":"Not now?","content":"Without moving you can no longer book here.","labelText":"About your account","confirmText":"Move after all","cancelText":"Do not move","checkbox":null},"step4":{"title":"Your account stays","content":"You can move whenever you like.","labelText":"About your account","confirmText":"Move now","cancelText":"Close","checkbox":null}},
        "migrationNotNeeded": {"shouldShowMigrationWizard":false,"currentStep":"STEP_1","step1":{"title":"Your account moves","content":"From now on your studio has accounts of its own.","labelText":"About your account","confirmText":"Continue","cancelText":"Not now","checkbox":{"text":"I have read the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}},"step2":{"title":"Move the account","content":"Your bookings and your password stay as they are.","labelText":"About your account","confirmText":"Move","cancelText":"Back","checkbox":{"text":"I agree to the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}},"step3":{"title":"Not now?","content":"Without moving you can no longer book here.","labelText":"About your account","confirmText":"Move after all","cancelText":"Do not move","checkbox":null},"step4":{"title":"Your account stays","content":"You can move whenever you like.","labelText":"About your account","confirmText":"Move now","cancelText":"Close","checkbox":null}},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
  },
  migrateAccount: {
    204: {
      headers: {},
      examples: {
        "empty": null,
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"courseAppointmentId: is required","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"courseAppointmentId"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "migration.error.notoffered": {"errorMessage":"There is nothing to migrate here","errorCode":"migration.error.notoffered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "migration.error.addresstaken": {"errorMessage":"The context has an account with this e-mail address already","errorCode":"migration.error.addresstaken","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "migration.error.consentmissing": {"errorMessage":"Both consents are needed","errorCode":"migration.error.consentmissing","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
  },
  createCancelationNotice: {
    204: {
      headers: {},
      examples: {
        "empty": null,
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "migration.error.notoffered": {"errorMessage":"There is nothing to migrate here","errorCode":"migration.error.notoffered","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
  },
};
