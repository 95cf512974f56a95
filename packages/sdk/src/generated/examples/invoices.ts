/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */

import type { MockTable } from '../../runtime/mock.ts';

export const examples: MockTable<
  | 'listInvoices'
  | 'getInvoiceDownloadUrl'
> = {
  listInvoices: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "invoices": [{"id":97103,"invoiceNumber":"NS-70001-0003","type":"INVOICE","state":"OPEN","organizationUnitId":1001,"date":"2026-11-15","dueDate":"2026-11-25","positions":[{"name":"Personal training","quantity":1,"amount":{"amount":19.9,"currency":"EUR"},"taxRate":19},{"name":"Gift voucher, Small","quantity":2,"amount":{"amount":50,"currency":"EUR"},"taxRate":0}],"taxes":[{"rate":19,"netAmount":{"amount":16.72,"currency":"EUR"},"taxAmount":{"amount":3.18,"currency":"EUR"},"amount":{"amount":19.9,"currency":"EUR"}},{"rate":0,"netAmount":{"amount":50,"currency":"EUR"},"taxAmount":{"amount":0,"currency":"EUR"},"amount":{"amount":50,"currency":"EUR"}}],"netAmount":{"amount":66.72,"currency":"EUR"},"taxAmount":{"amount":3.18,"currency":"EUR"},"amount":{"amount":69.9,"currency":"EUR"}},{"id":97102,"invoiceNumber":"NS-70001-0002","type":"CREDIT_NOTE","state":"PAID","organizationUnitId":1001,"date":"2026-11-10","dueDate":"2026-11-10","positions":[{"name":"Class pack","quantity":1,"amount":{"amount":-14.9,"currency":"EUR"},"taxRate":19}],"taxes":[{"rate":19,"netAmount":{"amount":-12.52,"currency":"EUR"},"taxAmount":{"amount":-2.38,"currency":"EUR"},"amount":{"amount":-14.9,"currency":"EUR"}}],"netAmount":{"amount":-12.52,"currency":"EUR"},"taxAmount":{"amount":-2.38,"currency":"EUR"},"amount":{"amount":-14.9,"currency":"EUR"}},{"id":97101,"invoiceNumber":"NS-70001-0001","type":"INVOICE","state":"PAID","organizationUnitId":1001,"date":"2026-11-01","dueDate":"2026-11-01","positions":[{"name":"Membership, November 2026","quantity":1,"amount":{"amount":34.9,"currency":"EUR"},"taxRate":19}],"taxes":[{"rate":19,"netAmount":{"amount":29.33,"currency":"EUR"},"taxAmount":{"amount":5.57,"currency":"EUR"},"amount":{"amount":34.9,"currency":"EUR"}}],"netAmount":{"amount":29.33,"currency":"EUR"},"taxAmount":{"amount":5.57,"currency":"EUR"},"amount":{"amount":34.9,"currency":"EUR"}}],
        "emptyList": [],
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
  getInvoiceDownloadUrl: {
    200: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "invoiceDownloadUrl": {"url":"/documents/inv_4Kd7Wm2Qp9Bt3Ky6Nz5Zr8Vc1Hf0Lt","validUntil":"2026-11-25T10:00:00+01:00"},
      },
    },
    400: {
      headers: {"Content-Type":"application/json"},
      examples: {
        "validation.error.invalid": {"errorMessage":"invoiceId: is not as described","errorCode":"validation.error.invalid","traceId":"7c1f0a9e2b3d4c55","typedArgs":[{"type":"FIELD","value":"invoiceId"}]},
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
        "invoice.error.notfound": {"errorMessage":"There is no such invoice","errorCode":"invoice.error.notfound","traceId":"7c1f0a9e2b3d4c55","typedArgs":[]},
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
