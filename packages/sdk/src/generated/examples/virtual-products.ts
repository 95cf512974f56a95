/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'listVirtualProducts'
  | 'listPublicVirtualProducts'
  | 'getVirtualProductByVariant'
  | 'getPublicVirtualProductByVariant'
> = {
  listVirtualProducts: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someProducts": [{"id":60001,"type":"BENEFIT_OFFER","memberOnly":false,"organizationUnitId":1001,"name":"Ten classes","description":"Ten places in any class, for half a year.","image":{"url":"/pictures/product/60001.svg","urlLarge":"/pictures/product/60001.svg?size=large","width":480,"height":320},"variants":[{"id":70001,"name":"10 classes","price":{"amount":120,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":10,"validity":{"term":6,"termUnit":"MONTH"}},{"id":70002,"name":"20 classes","price":{"amount":220,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":20,"validity":{"term":1,"termUnit":"YEAR"}}]},{"id":60002,"type":"DAY_TICKET","memberOnly":false,"organizationUnitId":1001,"name":"Day ticket","description":"Train as long as you like, on one day.","image":null,"variants":[{"id":70003,"name":"Day ticket","price":{"amount":19.5,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":40,"maxQuantity":1,"benefitUnits":null,"validity":null}]},{"id":60003,"type":"VOUCHER","memberOnly":false,"organizationUnitId":1001,"name":"Gift voucher","description":"An amount for everything at the studio.","image":{"url":"/pictures/product/60003.svg","urlLarge":"/pictures/product/60003.svg?size=large","width":480,"height":320},"variants":[{"id":70004,"name":"50 euros","price":{"amount":50,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":null,"validity":{"term":3,"termUnit":"YEAR"}}]}],
        "emptyList": [],
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  listPublicVirtualProducts: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "someProducts": [{"id":60001,"type":"BENEFIT_OFFER","memberOnly":false,"organizationUnitId":1001,"name":"Ten classes","description":"Ten places in any class, for half a year.","image":{"url":"/pictures/product/60001.svg","urlLarge":"/pictures/product/60001.svg?size=large","width":480,"height":320},"variants":[{"id":70001,"name":"10 classes","price":{"amount":120,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":10,"validity":{"term":6,"termUnit":"MONTH"}},{"id":70002,"name":"20 classes","price":{"amount":220,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":20,"validity":{"term":1,"termUnit":"YEAR"}}]},{"id":60002,"type":"DAY_TICKET","memberOnly":false,"organizationUnitId":1001,"name":"Day ticket","description":"Train as long as you like, on one day.","image":null,"variants":[{"id":70003,"name":"Day ticket","price":{"amount":19.5,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":40,"maxQuantity":1,"benefitUnits":null,"validity":null}]},{"id":60003,"type":"VOUCHER","memberOnly":false,"organizationUnitId":1001,"name":"Gift voucher","description":"An amount for everything at the studio.","image":{"url":"/pictures/product/60003.svg","urlLarge":"/pictures/product/60003.svg?size=large","width":480,"height":320},"variants":[{"id":70004,"name":"50 euros","price":{"amount":50,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":null,"validity":{"term":3,"termUnit":"YEAR"}}]}],
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
  getVirtualProductByVariant: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "packOfClasses": {"id":60001,"type":"BENEFIT_OFFER","memberOnly":false,"organizationUnitId":1001,"name":"Ten classes","description":"Ten places in any class, for half a year.","image":{"url":"/pictures/product/60001.svg","urlLarge":"/pictures/product/60001.svg?size=large","width":480,"height":320},"variants":[{"id":70001,"name":"10 classes","price":{"amount":120,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":10,"validity":{"term":6,"termUnit":"MONTH"}},{"id":70002,"name":"20 classes","price":{"amount":220,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":20,"validity":{"term":1,"termUnit":"YEAR"}}]},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"organizationUnitId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"organizationUnitId"}]},
      },
    },
    401: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "authentication.error.notloggedin": {"errorMessage":"There is no session","errorCode":"authentication.error.notloggedin","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
      },
    },
    404: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "studio.error.notfound": {"errorMessage":"There is no such studio","errorCode":"studio.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
        "product.error.notfound": {"errorMessage":"There is no such product","errorCode":"product.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
  getPublicVirtualProductByVariant: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "packOfClasses": {"id":60001,"type":"BENEFIT_OFFER","memberOnly":false,"organizationUnitId":1001,"name":"Ten classes","description":"Ten places in any class, for half a year.","image":{"url":"/pictures/product/60001.svg","urlLarge":"/pictures/product/60001.svg?size=large","width":480,"height":320},"variants":[{"id":70001,"name":"10 classes","price":{"amount":120,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":10,"validity":{"term":6,"termUnit":"MONTH"}},{"id":70002,"name":"20 classes","price":{"amount":220,"currency":"EUR"},"paymentMethods":["CREDIT_CARD","DIRECT_DEBIT"],"stock":null,"maxQuantity":5,"benefitUnits":20,"validity":{"term":1,"termUnit":"YEAR"}}]},
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
        "product.error.notfound": {"errorMessage":"There is no such product","errorCode":"product.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
