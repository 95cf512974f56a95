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
        "migrationOffered": {"shouldShowMigrationWizard":true,"currentStep":"STEP_1","step1":{"title":"Your account moves","content":"From now on your studio has accounts of its own.","labelText":"About your account","confirmText":"Continue","cancelText":"Not now","checkbox":{"text":"I have read the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}},"step2":{"title":"Move the account","content":"Your bookings and your password stay as they are.","labelText":"About your account","confirmText":"Move","cancelText":"Back","checkbox":{"text":"I agree to the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}},"step3":{"title":"Not now?","content":"Without moving you can no longer book here.","labelText":"About your account","confirmText":"Move after all","cancelText":"Do not move","checkbox":{"text":"I have read the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}},"step4":{"title":"Your account stays","content":"You can move whenever you like.","labelText":"About your account","confirmText":"Move now","cancelText":"Close","checkbox":{"text":"I have read the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}}},
        "migrationRefused": {"shouldShowMigrationWizard":true,"currentStep":"STEP_4","step1":{"title":"Your account moves","content":"From now on your studio has accounts of its own.","labelText":"About your account","confirmText":"Continue","cancelText":"Not now","checkbox":{"text":"I have read the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}},"step2":{"title":"Move the account","content":"Your bookings and your password stay as they are.","labelText":"About your account","confirmText":"Move","cancelText":"Back","checkbox":{"text":"I agree to the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}},"step3":{"title":"Not now?","content":"Without moving you can no longer book here.","labelText":"About your account","confirmText":"Move after all","cancelText":"Do not move","checkbox":{"text":"I have read the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}},"step4":{"title":"Your account stays","content":"You can move whenever you like.","labelText":"About your account","confirmText":"Move now","cancelText":"Close","checkbox":{"text":"I have read the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}}},
        "migrationNotNeeded": {"shouldShowMigrationWizard":false,"currentStep":"STEP_1","step1":{"title":"Your account moves","content":"From now on your studio has accounts of its own.","labelText":"About your account","confirmText":"Continue","cancelText":"Not now","checkbox":{"text":"I have read the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}},"step2":{"title":"Move the account","content":"Your bookings and your password stay as they are.","labelText":"About your account","confirmText":"Move","cancelText":"Back","checkbox":{"text":"I agree to the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}},"step3":{"title":"Not now?","content":"Without moving you can no longer book here.","labelText":"About your account","confirmText":"Move after all","cancelText":"Do not move","checkbox":{"text":"I have read the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}},"step4":{"title":"Your account stays","content":"You can move whenever you like.","labelText":"About your account","confirmText":"Move now","cancelText":"Close","checkbox":{"text":"I have read the {privacyPolicy} and the {termsAndConditions}.","privacyPolicy":{"url":"/privacy","urlText":"privacy policy"},"termsAndConditions":{"url":"/agb","urlText":"terms and conditions"}}}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    500: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "internal.error": {"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    502: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "maintenance": {"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    503: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "service.error.unavailable": {"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
        "validation.error.invalid": {"errorMessage":"agreedToPrivacyPolicy: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"agreedToPrivacyPolicy"}]},
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
    500: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "internal.error": {"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    502: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "maintenance": {"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    503: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "service.error.unavailable": {"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]},
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
    500: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "internal.error": {"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    502: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "maintenance": {"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    503: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "service.error.unavailable": {"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
  },
};
