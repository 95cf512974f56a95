/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'getCustomerConfig'
  | 'getPersonalData'
  | 'savePersonalData'
  | 'listPersonalDocumentTypes'
  | 'getAddressData'
  | 'saveAddressData'
  | 'listAddressProvinces'
  | 'getContactData'
  | 'saveContactData'
  | 'getPaymentData'
  | 'savePaymentData'
  | 'getDataPrivacyDocument'
  | 'getSepaMandateDocument'
  | 'withdrawAmendment'
> = {
  getCustomerConfig: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "memberConfig": {"paymentSignatureRequired":false,"permissions":["SELF_SERVICE","CUSTOMER_CENTER"]},
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
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPersonalData: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "personalData": {"customerNumber":"NS-70001","firstname":"Mona","lastname":"Muster","dateOfBirth":"1990-05-17","gender":"FEMALE","placeOfBirth":"Berlin","countryOfBirth":"DE","documentType":"IDENTITY_CARD","documentNumber":"L01X00T47","editable":true,"approvalRequired":false,"pendingAmendment":null},
        "personalDataAmended": {"customerNumber":"NS-70001","firstname":"Mona","lastname":"Muster","dateOfBirth":"1990-05-17","gender":"FEMALE","placeOfBirth":"Berlin","countryOfBirth":"DE","documentType":"IDENTITY_CARD","documentNumber":"L01X00T47","editable":true,"approvalRequired":true,"pendingAmendment":{"id":"6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5b01","createdAt":"2026-11-24T09:00:00+01:00","firstname":"Mona","lastname":"Beispiel","dateOfBirth":"1990-05-17","gender":"FEMALE","placeOfBirth":"Berlin","countryOfBirth":"DE","documentType":"IDENTITY_CARD","documentNumber":"L01X00T47"}},
        "personalDataUnknown": {"customerNumber":null,"firstname":null,"lastname":null,"dateOfBirth":null,"gender":null,"placeOfBirth":null,"countryOfBirth":null,"documentType":null,"documentNumber":null,"editable":true,"approvalRequired":true,"pendingAmendment":{"id":"6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5b01","createdAt":"2026-11-24T09:00:00+01:00","firstname":"Mona","lastname":"Beispiel","dateOfBirth":"1990-05-17","gender":null,"placeOfBirth":null,"countryOfBirth":null,"documentType":null,"documentNumber":null}},
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
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  savePersonalData: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "personalDataSaved": {"customerNumber":"NS-70001","firstname":"Mona","lastname":"Beispiel","dateOfBirth":"1990-05-17","gender":"FEMALE","placeOfBirth":"Berlin","countryOfBirth":"DE","documentType":"IDENTITY_CARD","documentNumber":"L01X00T47","editable":true,"approvalRequired":false,"pendingAmendment":null},
        "personalDataAmended": {"customerNumber":"NS-70001","firstname":"Mona","lastname":"Muster","dateOfBirth":"1990-05-17","gender":"FEMALE","placeOfBirth":"Berlin","countryOfBirth":"DE","documentType":"IDENTITY_CARD","documentNumber":"L01X00T47","editable":true,"approvalRequired":true,"pendingAmendment":{"id":"6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5b01","createdAt":"2026-11-24T09:00:00+01:00","firstname":"Mona","lastname":"Beispiel","dateOfBirth":"1990-05-17","gender":"FEMALE","placeOfBirth":"Berlin","countryOfBirth":"DE","documentType":"IDENTITY_CARD","documentNumber":"L01X00T47"}},
        "personalDataBare": {"customerNumber":"NS-70001","firstname":"Mona","lastname":"Beispiel","dateOfBirth":"1990-05-17","gender":null,"placeOfBirth":null,"countryOfBirth":null,"documentType":null,"documentNumber":null,"editable":true,"approvalRequired":false,"pendingAmendment":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"firstname: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"firstname"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "amendment.error.pending": {"errorMessage":"Another change waits for the studio","errorCode":"amendment.error.pending","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "profile.error.dateofbirth": {"errorMessage":"The day of birth lies in the future","errorCode":"profile.error.dateofbirth","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"dateOfBirth"}]},
        "customerdata.error.documentnumber": {"errorMessage":"The number does not fit the document","errorCode":"customerdata.error.documentnumber","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"documentNumber"}]},
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
  listPersonalDocumentTypes: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "documentTypes": [{"documentType":"IDENTITY_CARD","numberPattern":"^[CFGHJKLMNPRTVWXYZ0-9]{9,10}$"},{"documentType":"PASSPORT","numberPattern":null},{"documentType":"RESIDENCE_PERMIT","numberPattern":null}],
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
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getAddressData: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "addressData": {"street":"Beispielweg","houseNumber":"2","zipCode":"10115","city":"Berlin","provinceCode":null,"countryCode":"DE","editable":true,"approvalRequired":false,"pendingAmendment":null},
        "addressDataAmended": {"street":"Beispielweg","houseNumber":"2","zipCode":"10115","city":"Berlin","provinceCode":null,"countryCode":"DE","editable":true,"approvalRequired":true,"pendingAmendment":{"id":"6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5b01","createdAt":"2026-11-24T09:00:00+01:00","street":"Via Campione","houseNumber":"7","zipCode":"20121","city":"Milano","provinceCode":"MI","countryCode":"IT"}},
        "addressDataUnknown": {"street":null,"houseNumber":null,"zipCode":null,"city":null,"provinceCode":null,"countryCode":null,"editable":true,"approvalRequired":true,"pendingAmendment":{"id":"6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5b01","createdAt":"2026-11-24T09:00:00+01:00","street":"Beispielweg","houseNumber":null,"zipCode":"10115","city":"Berlin","provinceCode":null,"countryCode":"DE"}},
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
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  saveAddressData: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "addressDataSaved": {"street":"Via Campione","houseNumber":"7","zipCode":"20121","city":"Milano","provinceCode":"MI","countryCode":"IT","editable":true,"approvalRequired":false,"pendingAmendment":null},
        "addressDataAmended": {"street":"Beispielweg","houseNumber":"2","zipCode":"10115","city":"Berlin","provinceCode":null,"countryCode":"DE","editable":true,"approvalRequired":true,"pendingAmendment":{"id":"6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5b01","createdAt":"2026-11-24T09:00:00+01:00","street":"Via Campione","houseNumber":"7","zipCode":"20121","city":"Milano","provinceCode":"MI","countryCode":"IT"}},
        "addressDataAbroad": {"street":"Mariahilfer Straße","houseNumber":"7","zipCode":"1060","city":"Wien","provinceCode":null,"countryCode":"AT","editable":true,"approvalRequired":false,"pendingAmendment":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"street: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"street"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "amendment.error.pending": {"errorMessage":"Another change waits for the studio","errorCode":"amendment.error.pending","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "customerdata.error.provinceunknown": {"errorMessage":"The province is wrong or missing","errorCode":"customerdata.error.provinceunknown","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"IT"}]},
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
  listAddressProvinces: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someProvinces": [{"code":"MI","name":"Milano"}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"name: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"name"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getContactData: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contactData": {"email":"member@northside.example","phone":"+49 30 0000001","editable":true,"approvalRequired":false,"pendingAmendment":null},
        "contactDataAmended": {"email":"member@northside.example","phone":"+49 30 0000001","editable":true,"approvalRequired":true,"pendingAmendment":{"id":"6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5b01","createdAt":"2026-11-24T09:00:00+01:00","email":"mona@northside.example","phone":"+49 30 0000009"}},
        "contactDataUnknown": {"email":null,"phone":null,"editable":true,"approvalRequired":true,"pendingAmendment":{"id":"6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5b01","createdAt":"2026-11-24T09:00:00+01:00","email":"mona@northside.example","phone":null}},
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
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  saveContactData: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "contactDataSaved": {"email":"mona@northside.example","phone":"+49 30 0000009","editable":true,"approvalRequired":false,"pendingAmendment":null},
        "contactDataAmended": {"email":"member@northside.example","phone":"+49 30 0000001","editable":true,"approvalRequired":true,"pendingAmendment":{"id":"6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5b01","createdAt":"2026-11-24T09:00:00+01:00","email":"mona@northside.example","phone":"+49 30 0000009"}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"email: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"email"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "amendment.error.pending": {"errorMessage":"Another change waits for the studio","errorCode":"amendment.error.pending","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPaymentData: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentData": {"organizationUnitId":1001,"paymentMethod":"DIRECT_DEBIT","accountHolder":"Mona Muster","maskedIban":"DE•• •••• 4242","mandateReference":"NO1001-2B4D6F8HJK","mandateGivenAt":"2026-11-01T09:00:00+01:00","paymentSignatureRequired":false,"editable":true,"approvalRequired":false,"pendingAmendment":null},
        "paymentDataAmended": {"organizationUnitId":1001,"paymentMethod":"DIRECT_DEBIT","accountHolder":"Mona Muster","maskedIban":"DE•• •••• 4242","mandateReference":"NO1001-2B4D6F8HJK","mandateGivenAt":"2026-11-01T09:00:00+01:00","paymentSignatureRequired":false,"editable":true,"approvalRequired":true,"pendingAmendment":{"id":"6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5b01","createdAt":"2026-11-24T09:00:00+01:00","accountHolder":"Mona Muster","maskedIban":"DE•• •••• 4242","mandateReference":"NO1001-7K3M9QX2WA"}},
        "paymentDataInCash": {"organizationUnitId":1001,"paymentMethod":"CASH","accountHolder":null,"maskedIban":null,"mandateReference":null,"mandateGivenAt":null,"paymentSignatureRequired":false,"editable":true,"approvalRequired":false,"pendingAmendment":null},
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
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  savePaymentData: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentDataSaved": {"organizationUnitId":1001,"paymentMethod":"DIRECT_DEBIT","accountHolder":"Mona Muster","maskedIban":"DE•• •••• 4242","mandateReference":"NO1001-7K3M9QX2WA","mandateGivenAt":"2026-11-25T09:00:00+01:00","paymentSignatureRequired":false,"editable":true,"approvalRequired":false,"pendingAmendment":null},
        "paymentDataAmended": {"organizationUnitId":1001,"paymentMethod":"DIRECT_DEBIT","accountHolder":"Mona Muster","maskedIban":"DE•• •••• 4242","mandateReference":"NO1001-2B4D6F8HJK","mandateGivenAt":"2026-11-01T09:00:00+01:00","paymentSignatureRequired":false,"editable":true,"approvalRequired":true,"pendingAmendment":{"id":"6d2f9b1c-4e7a-4c35-8b90-1f2e3d4c5b01","createdAt":"2026-11-24T09:00:00+01:00","accountHolder":"Mona Muster","maskedIban":"DE•• •••• 4242","mandateReference":"NO1001-7K3M9QX2WA"}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"sepaMandate: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"sepaMandate"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "amendment.error.pending": {"errorMessage":"Another change waits for the studio","errorCode":"amendment.error.pending","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "paymentinstrument.error.mandateused": {"errorMessage":"This mandate reference was used before","errorCode":"paymentinstrument.error.mandateused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    422: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "paymentinstrument.error.declined": {"errorMessage":"The bank has declined this payment instrument","errorCode":"paymentinstrument.error.declined","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CARD_REFUSED"}]},
        "payment.error.methodnotallowed": {"errorMessage":"This cannot be paid in this way here","errorCode":"payment.error.methodnotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"PAYPAL"}]},
        "contract.error.signaturemissing": {"errorMessage":"A signature is missing","errorCode":"contract.error.signaturemissing","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"signature"}]},
      },
    },
    429: {
      headers: {"Content-Type":"application/json","Retry-After":"60"},
      examples: {
        "authentication.error.toomanyattempts": {"errorMessage":"Too many failed attempts","errorCode":"authentication.error.toomanyattempts","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"60"}]},
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
  getDataPrivacyDocument: {
    200: {
      headers: {"Content-Type":"application/pdf"},
      examples: {
        "dataPrivacyDocument": "(the bytes of a PDF)",
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
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getSepaMandateDocument: {
    200: {
      headers: {"Content-Type":"application/pdf"},
      examples: {
        "sepaMandateDocument": "(the bytes of a PDF)",
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
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "customercenter.error.notpermitted": {"errorMessage":"The studio does not let this member do this","errorCode":"customercenter.error.notpermitted","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"CUSTOMER_CENTER_PERSONAL_ACTIVE_READ"}]},
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "customerdata.error.nomandate": {"errorMessage":"There is no mandate","errorCode":"customerdata.error.nomandate","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  withdrawAmendment: {
    204: {
      headers: {},
      examples: {
        "empty": null,
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"id: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"id"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    403: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authorization.error.notconnected": {"errorMessage":"The account is not connected to a studio of this tenant","errorCode":"authorization.error.notconnected","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "amendment.error.notfound": {"errorMessage":"There is no such change","errorCode":"amendment.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    409: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "amendment.error.decided": {"errorMessage":"The studio has decided about this change","errorCode":"amendment.error.decided","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"ACCEPTED"}]},
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
