/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { createMocks, type MockTable } from '../../runtime/mock.ts';

/** @internal */
export const examples: MockTable<'getBookedDayTicket' | 'cancelBookedDayTicket' | 'bookDayTicket'> = {
  getBookedDayTicket: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"dayTicketBooked":{"leadId":"9a1b2c3d-4e5f-4a6b-8c7d-0e1f2a3b4c01","name":"Day ticket","image":{"url":"/pictures/product/60002.svg","urlLarge":"/pictures/product/60002.svg?size=large","width":480,"height":320},"price":{"amount":19.5,"currency":"EUR"},"purchase":{"uuid":"5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01","code":"SAMP-7KQ2-9XTM","codes":[],"quantity":1,"validFrom":"2026-11-26","validUntil":"2026-11-26","bookingOptionId":null,"recipient":null},"canceledAt":null}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"leadId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"leadId"}]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"dayticket.error.notfound":{"errorMessage":"There is no such day ticket","errorCode":"dayticket.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  cancelBookedDayTicket: {
    200: {"headers":{"Content-Type":"application/json"},"examples":{"dayTicketCanceled":{"leadId":"9a1b2c3d-4e5f-4a6b-8c7d-0e1f2a3b4c01","name":"Day ticket","image":null,"price":{"amount":19.5,"currency":"EUR"},"purchase":{"uuid":"5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01","code":"SAMP-7KQ2-9XTM","codes":[],"quantity":1,"validFrom":"2026-11-26","validUntil":"2026-11-26","bookingOptionId":null,"recipient":null},"canceledAt":"2026-11-25T09:00:00+01:00"}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"leadId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"leadId"}]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"dayticket.error.notfound":{"errorMessage":"There is no such day ticket","errorCode":"dayticket.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    409: {"headers":{"Content-Type":"application/json"},"examples":{"dayticket.error.over":{"errorMessage":"The day of this ticket is over","errorCode":"dayticket.error.over","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
  bookDayTicket: {
    201: {"headers":{"Content-Type":"application/json"},"examples":{"dayTicketBooked":{"leadId":"9a1b2c3d-4e5f-4a6b-8c7d-0e1f2a3b4c01","name":"Day ticket","image":{"url":"/pictures/product/60002.svg","urlLarge":"/pictures/product/60002.svg?size=large","width":480,"height":320},"price":{"amount":19.5,"currency":"EUR"},"purchase":{"uuid":"5f2d8c1e-7a4b-4c9d-8e3f-1a2b3c4d5e01","code":"SAMP-7KQ2-9XTM","codes":[],"quantity":1,"validFrom":"2026-11-26","validUntil":"2026-11-26","bookingOptionId":null,"recipient":null},"canceledAt":null}}},
    400: {"headers":{"Content-Type":"application/json"},"examples":{"validation.error.invalid":{"errorMessage":"productVariantId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"productVariantId"}]}}},
    403: {"headers":{"Content-Type":"application/json"},"examples":{"botprotection.error.failed":{"errorMessage":"The check that a person sends this has failed; send it again with a new token of the bot protection","errorCode":"botprotection.error.failed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    404: {"headers":{"Content-Type":"application/json"},"examples":{"studio.error.notfound":{"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"product.error.notfound":{"errorMessage":"There is no such product","errorCode":"product.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    409: {"headers":{"Content-Type":"application/json"},"examples":{"product.error.soldout":{"errorMessage":"Not so many are left","errorCode":"product.error.soldout","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"0"}]}}},
    422: {"headers":{"Content-Type":"application/json"},"examples":{"product.error.usagedatenotallowed":{"errorMessage":"This product cannot be had for this day","errorCode":"product.error.usagedatenotallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"STRING","value":"2026-11-26"}]},"product.error.notallowed":{"errorMessage":"This product is for members of the studio","errorCode":"product.error.notallowed","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},"request.error.idempotencykeyreused":{"errorMessage":"This Idempotency-Key has been used for another request; send a new one","errorCode":"request.error.idempotencykeyreused","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    429: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"authentication.error.toomanyattempts":{"errorMessage":"Too many failed attempts","errorCode":"authentication.error.toomanyattempts","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"NUMBER","value":"60"}]}}},
    500: {"headers":{"Content-Type":"application/json"},"examples":{"internal.error":{"errorMessage":"Something went wrong; the trace id names it in the log","errorCode":"internal.error","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    502: {"headers":{"Content-Type":"application/json"},"examples":{"maintenance":{"errorMessage":"The backend is in maintenance","errorCode":"maintenance","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
    503: {"headers":{"Content-Type":"application/json","Retry-After":"60"},"examples":{"service.error.unavailable":{"errorMessage":"The backend has too much to do; try again later","errorCode":"service.error.unavailable","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]}}},
  },
};

export const { handlers, mock } = /*#__PURE__*/ createMocks(examples);
