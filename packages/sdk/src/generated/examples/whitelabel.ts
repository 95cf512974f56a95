/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'getWhitelabelConfig'
> = {
  getWhitelabelConfig: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "northsideConfig": {"id":0,"name":"Northside Athletics","platformName":"Studio Portal","tenantName":"northside","brandIdentifier":"northside","context":"STUDIO","accountContext":"MY_SPORTS","legalEntity":"Northside Athletics Sample GmbH","legalEntityAddress":"Musterstraße 1, 10115 Berlin","publicFacilityGroup":"northside-group","style":{"title":"Northside","backgroundColor":"#FFFFFF","backgroundColor2":"#F4F6FA","textColor":"#14181F","highlightColor":"#1A3294","highlightTextColor":"#FFFFFF","errorColor":"#98120A","topbarColor":"#FFFFFF","headerColor":"#1A3294","footerColor":"#14181F","faviconBaseUrl":"/brands/northside/favicon","headerLogoUrl":"/brands/northside/logo.svg"},"texts":{"title":"Northside Athletics","imprint":null,"contactLinkText":null,"contactLinkUrl":null,"imprintLinkUrl":null,"legalDocumentsLinks":null},"hideSupportUrl":false,"hideHomeTab":false,"customCancellationLink":null},
        "configWithTerms": {"id":0,"name":"Northside Athletics","platformName":"Studio Portal","tenantName":"northside","brandIdentifier":"northside","context":"STUDIO","accountContext":"MY_SPORTS","legalEntity":"Northside Athletics Sample GmbH","legalEntityAddress":"Musterstraße 1, 10115 Berlin","publicFacilityGroup":"northside-group","style":{"title":"Northside","backgroundColor":"#FFFFFF","backgroundColor2":"#F4F6FA","textColor":"#14181F","highlightColor":"#1A3294","highlightTextColor":"#FFFFFF","errorColor":"#98120A","topbarColor":"#FFFFFF","headerColor":"#1A3294","footerColor":"#14181F","faviconBaseUrl":"/brands/northside/favicon","headerLogoUrl":"/brands/northside/logo.svg"},"texts":{"title":"Northside Athletics","imprint":"Northside Athletics Sample GmbH, Musterstraße 1, 10115 Berlin","contactLinkText":"Write to us","contactLinkUrl":"https://northside.example/contact","imprintLinkUrl":"https://northside.example/imprint","legalDocumentsLinks":{"privacyPolicy":"/privacy","termsAndConditions":"/agb"}},"hideSupportUrl":false,"hideHomeTab":false,"customCancellationLink":"https://northside.example/cancel"},
        "bareConfig": {"id":0,"name":"Northside Athletics","platformName":"Studio Portal","tenantName":null,"brandIdentifier":"northside","context":"STUDIO","accountContext":"MY_SPORTS","legalEntity":"Northside Athletics Sample GmbH","legalEntityAddress":"Musterstraße 1, 10115 Berlin","publicFacilityGroup":"northside-group","style":{"title":null,"backgroundColor":null,"backgroundColor2":null,"textColor":null,"highlightColor":null,"highlightTextColor":null,"errorColor":null,"topbarColor":null,"headerColor":null,"footerColor":null,"faviconBaseUrl":null,"headerLogoUrl":null},"texts":{"title":null,"imprint":null,"contactLinkText":null,"contactLinkUrl":null,"imprintLinkUrl":null,"legalDocumentsLinks":{"privacyPolicy":null,"termsAndConditions":null}},"hideSupportUrl":false,"hideHomeTab":false,"customCancellationLink":null},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "whitelabel.error.notfound": {"errorMessage":"There is no white-label configuration for this request","errorCode":"whitelabel.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
