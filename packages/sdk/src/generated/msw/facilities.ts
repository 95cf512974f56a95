/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createMocks, type MockTable } from '../../runtime/mock.ts';

/** @internal */
export const examples: MockTable<'getTrainingSectionConfiguration' | 'listFacilityCategories' | 'listUniversalCheckInFacilities'> = {
  getTrainingSectionConfiguration: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"trainingSections":{"facilityId":1001,"enabled":true,"sections":[{"type":"TRAINING_PLANS","position":1,"membersOnly":true},{"type":"VIDEOS","position":2,"membersOnly":false}]},"noTrainingSection":{"facilityId":1001,"enabled":false,"sections":[]}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"facilityId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"facilityId"}]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"studio.error.notfound":{"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  listFacilityCategories: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"facilityCategories":[{"id":1,"name":"Gym","facilityCount":2}],"emptyList":[]}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"tenant.error.notfound":{"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  listUniversalCheckInFacilities: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"checkInFacilities":[{"facilityId":1001,"tenant":"northside","tenantName":"Northside Athletics","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39},"closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}]}],"emptyList":[],"checkInFacilitiesOfAllKinds":[{"facilityId":1001,"tenant":"northside","tenantName":"Northside Athletics","name":"Northside Mitte","logoUrl":"/brands/northside/logo.svg","zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":{"latitude":52.53,"longitude":13.39},"closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}]},{"facilityId":1001,"tenant":"northside","tenantName":"Northside Athletics","name":"Northside Mitte","logoUrl":null,"zoneId":"Europe/Berlin","address":{"street":"Musterstraße","houseNumber":"1","zipCode":"10115","city":"Berlin","provinceCode":null,"country":"Germany","countryCode":"DE","houseNumberFirst":false,"hasState":false},"coordinates":null,"closingHoursDtos":[{"from":"2026-11-29T20:00:00+01:00","until":"2026-11-30T00:00:00+01:00"}]}]}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"X-Tenant: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"X-Tenant"}]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"tenant.error.notfound":{"errorMessage":"There is no such tenant","errorCode":"tenant.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
};

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
