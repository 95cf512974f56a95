/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'listBookingPortalStudios'
  | 'listStudiosForFilters'
  | 'listStudioCategories'
  | 'listStudioFeatureCategories'
  | 'getStudioCount'
  | 'listStudioCountsByCity'
  | 'listAdditionalMenuEntries'
  | 'listStudioBookingOptions'
  | 'listStudiosForMySportsGuest'
  | 'listStudiosForStudioConnect'
  | 'listStudiosForWhitelabelAppTwin'
  | 'listStudiosForWhitelabelPortalTwin'
  | 'listStudiosForWhitelabelApp'
  | 'listStudiosForWhitelabelPortal'
  | 'getStudioByAlias'
  | 'getTenantConfig'
  | 'getStudioRating'
> = {
  listBookingPortalStudios: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "bookingPortalStudios": [{"id":1001,"tenant":"northside","tenantName":"Northside Athletics","studioUuid":"bm9ydGhzaWRlOjEwMDE=","externalId":"NS-1001","name":"Northside Mitte","alias":"northside-1001","logoUrl":"/brands/northside/logo.svg","image":null,"zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39},"closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}],"categories":[{"id":1,"name":"Gym"}],"features":[{"id":11,"name":"Sauna"}],"rating":{"externalId":"NS-1001","average":4.5,"count":100}}],
        "emptyList": [],
        "bookingPortalStudiosOfAllKinds": [{"id":1001,"tenant":"northside","tenantName":"Northside Athletics","studioUuid":"bm9ydGhzaWRlOjEwMDE=","externalId":"NS-1001","name":"Northside Mitte","alias":"northside-1001","logoUrl":"/brands/northside/logo.svg","image":{"url":"/pictures/studio/1001.svg","urlLarge":"/pictures/studio/1001.svg?size=large","width":480,"height":320},"zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":"BE","country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39},"closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}],"categories":[{"id":1,"name":"Gym"}],"features":[{"id":11,"name":"Sauna"}],"rating":{"externalId":"NS-1001","average":4.5,"count":100}},{"id":1002,"tenant":"northside","tenantName":"Northside Athletics","studioUuid":"bm9ydGhzaWRlOjEwMDE=","externalId":"NS-1001","name":"Northside Mitte","alias":"northside-1001","logoUrl":null,"image":null,"zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":null,"closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}],"categories":[{"id":1,"name":"Gym"}],"features":[{"id":11,"name":"Sauna"}],"rating":{"externalId":"NS-1001","average":null,"count":100}}],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"countryCode: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"countryCode"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "tenant.error.notfound": {"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listStudiosForFilters: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "filterStudios": [{"id":1001,"tenant":"northside","name":"Northside Mitte","alias":"northside-1001","city":"Berlin","countryCode":"DE","categoryIds":[1],"featureIds":[11]}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"countryCode: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"countryCode"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "tenant.error.notfound": {"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listStudioCategories: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studioCategories": [{"id":1,"name":"Gym"},{"id":2,"name":"Yoga"}],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]},
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
  listStudioFeatureCategories: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studioFeatureCategories": [{"id":1,"name":"Wellness","features":[{"id":11,"name":"Sauna"}]}],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]},
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
  getStudioCount: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "twoStudios": {"count":2},
        "noStudios": {"count":0},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"countryCode: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"countryCode"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "tenant.error.notfound": {"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listStudioCountsByCity: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "cityStudioCounts": [{"city":"Berlin","countryCode":"DE","count":2}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"countryCode: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"countryCode"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "tenant.error.notfound": {"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listAdditionalMenuEntries: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "additionalMenuEntries": [{"label":"Shop","url":"https://northside.example/shop","position":1}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listStudioBookingOptions: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studioBookingOptions": [{"organizationUnitId":1001,"options":["COURSES"]}],
        "emptyList": [],
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
        "tenant.error.notfound": {"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listStudiosForMySportsGuest: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "listedStudios": [{"id":1001,"tenant":"northside","tenantName":"Northside Athletics","studioUuid":"bm9ydGhzaWRlOjEwMDE=","name":"Northside Mitte","alias":"northside-1001","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39}}],
        "emptyList": [],
        "listedStudiosOfAllKinds": [{"id":1001,"tenant":"northside","tenantName":"Northside Athletics","studioUuid":"bm9ydGhzaWRlOjEwMDE=","name":"Northside Mitte","alias":"northside-1001","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39}},{"id":1002,"tenant":"northside","tenantName":"Northside Athletics","studioUuid":"bm9ydGhzaWRlOjEwMDE=","name":"Northside Mitte","alias":"northside-1001","logoUrl":null,"zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":null}],
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
        "tenant.error.notfound": {"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listStudiosForStudioConnect: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "listedStudios": [{"id":1001,"tenant":"northside","tenantName":"Northside Athletics","studioUuid":"bm9ydGhzaWRlOjEwMDE=","name":"Northside Mitte","alias":"northside-1001","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39}}],
        "emptyList": [],
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
        "tenant.error.notfound": {"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listStudiosForWhitelabelAppTwin: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "portalStudios": [{"id":1001,"tenant":"northside","studioUuid":"bm9ydGhzaWRlOjEwMDE=","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","image":null,"zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39},"closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}]}],
        "emptyList": [],
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
        "tenant.error.notfound": {"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listStudiosForWhitelabelPortalTwin: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "portalStudios": [{"id":1001,"tenant":"northside","studioUuid":"bm9ydGhzaWRlOjEwMDE=","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","image":null,"zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39},"closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}]}],
        "emptyList": [],
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
        "tenant.error.notfound": {"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listStudiosForWhitelabelApp: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "portalStudios": [{"id":1001,"tenant":"northside","studioUuid":"bm9ydGhzaWRlOjEwMDE=","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","image":null,"zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39},"closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}]}],
        "emptyList": [],
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
        "tenant.error.notfound": {"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listStudiosForWhitelabelPortal: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "portalStudios": [{"id":1001,"tenant":"northside","studioUuid":"bm9ydGhzaWRlOjEwMDE=","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","image":null,"zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39},"closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}]}],
        "emptyList": [],
        "portalStudiosOfAllKinds": [{"id":1001,"tenant":"northside","studioUuid":"bm9ydGhzaWRlOjEwMDE=","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","image":{"url":"/pictures/studio/1001.svg","urlLarge":"/pictures/studio/1001.svg?size=large","width":480,"height":320},"zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39},"closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}]},{"id":1002,"tenant":"northside","studioUuid":"bm9ydGhzaWRlOjEwMDE=","name":"Northside Mitte","logoUrl":null,"image":null,"zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":null,"closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}]}],
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
        "tenant.error.notfound": {"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getStudioByAlias: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "bookingPortalStudio": {"id":1001,"tenant":"northside","tenantName":"Northside Athletics","studioUuid":"bm9ydGhzaWRlOjEwMDE=","externalId":"NS-1001","name":"Northside Mitte","alias":"northside-1001","logoUrl":"/brands/northside/logo.svg","image":null,"zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39},"closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}],"categories":[{"id":1,"name":"Gym"}],"features":[{"id":11,"name":"Sauna"}],"rating":{"externalId":"NS-1001","average":4.5,"count":100}},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"alias: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"alias"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getTenantConfig: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "northsideTenantConfig": {"tenant":"northside","organizationUnitId":null,"studioUuid":null,"isBookingPortal":false,"externalPage":false,"maintenance":false,"contractTerminationLink":null},
        "singleStudioConfig": {"tenant":null,"organizationUnitId":1001,"studioUuid":"0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a1001","isBookingPortal":false,"externalPage":false,"maintenance":false,"contractTerminationLink":"https://northside.example/cancel"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"publicFacilityGroup: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"publicFacilityGroup"}]},
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
  getStudioRating: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studioRating": {"externalId":"NS-1001","average":4.5,"count":100},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"externalId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"externalId"}]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
