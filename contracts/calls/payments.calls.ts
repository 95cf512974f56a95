import * as api from '@studio-portal/sdk/api/payments';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { GET, POST, session } from '../src/wire.ts';
import { course, member } from './given.ts';

const id = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001';
const unknown = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1fff';
const path = `/v3/payments/${id}`;
const card = state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' });
const paid = (situation: StateParams<'a payment'>['state']) => [
  member,
  // Too late if the appointment starts in a moment.
  ...(situation === 'PAID and too late' ? [] : [course('open')]),
  card,
  state('a payment', { id, state: situation }),
];
const nothing = [member, state('no payment', { id: unknown })];

definePact('payments', {
  listPayments: {
    200: [
      {
        given: paid('PAID'),
        call: () => api.listPayments(),
        request: GET('/v3/payments', { headers: session }),
        example: 'paymentPage',
        exactly: ['page', 'size', 'content.type'],
      },
      {
        given: [member, state('no payments', {})],
        call: () => api.listPayments({ page: 0, size: 5 }),
        request: GET('/v3/payments', { headers: session, query: { page: '0', size: '5' } }),
        example: 'noPayments',
        exactly: ['content', 'hasNext'],
      },
    ],
  },
  getPayment: {
    200: [
      {
        given: paid('PAID'),
        call: () => api.getPayment(id),
        request: GET(path, { headers: session }),
        example: 'refundablePayment',
        exactly: [
          'id',
          'type',
          'state',
          'paymentRefundInformation.refundable',
          'paymentRefundInformation.voucherRefund',
          'paymentDetails.paymentMethod',
        ],
      },
      {
        given: paid('PAID with a voucher'),
        call: () => api.getPayment(id),
        request: GET(path, { headers: session }),
        example: 'refundablePaymentWithVoucher',
        exactly: ['id', 'state', 'paymentRefundInformation.voucherRefund.maskedCode'],
      },
      {
        given: paid('REFUNDED'),
        call: () => api.getPayment(id),
        request: GET(path, { headers: session }),
        example: 'refundedPayment',
        exactly: [
          'id',
          'state',
          'paymentRefundInformation.refundable',
          'paymentRefundInformation.refusal',
        ],
      },
      {
        given: paid('REFUNDED with a voucher'),
        call: () => api.getPayment(id),
        request: GET(path, { headers: session }),
        example: 'refundedPaymentWithVoucher',
        exactly: ['id', 'state', 'paymentRefundInformation.voucherRefund.maskedCode'],
      },
      {
        given: paid('PAID and too late'),
        call: () => api.getPayment(id),
        request: GET(path, { headers: session }),
        example: 'payLaterPayment',
        differs: ['paymentDetails.paymentMethod'],
        exactly: [
          'id',
          'paymentRefundInformation.refundable',
          'paymentRefundInformation.refusal',
          'paymentRefundInformation.refundableUntil',
        ],
      },
    ],
    404: {
      'payment.error.notfound': {
        given: nothing,
        call: () => api.getPayment(unknown),
        request: GET(`/v3/payments/${unknown}`, { headers: session }),
      },
    },
  },
  refundPayment: {
    200: [
      {
        given: paid('PAID'),
        call: () => api.refundPayment(id),
        request: POST(`${path}/refund`, { headers: session }),
        example: 'refundedPayment',
        exactly: ['id', 'state', 'paymentRefundInformation.refusal'],
      },
      {
        given: paid('PAID with a voucher'),
        call: () => api.refundPayment(id),
        request: POST(`${path}/refund`, { headers: session }),
        example: 'refundedPaymentWithVoucher',
        exactly: ['id', 'state', 'paymentRefundInformation.voucherRefund.maskedCode'],
      },
      {
        when: 'called again, it answers the same payment',
        given: paid('REFUNDED'),
        call: () => api.refundPayment(id),
        request: POST(`${path}/refund`, { headers: session }),
        example: 'refundedPayment',
        exactly: ['id', 'state', 'paymentRefundInformation.refusal'],
      },
    ],
    404: {
      'payment.error.notfound': {
        given: nothing,
        call: () => api.refundPayment(unknown),
        request: POST(`/v3/payments/${unknown}/refund`, { headers: session }),
      },
    },
    409: {
      'payment.error.notrefundable': {
        given: paid('RETURNED'),
        call: () => api.refundPayment(id),
        request: POST(`${path}/refund`, { headers: session }),
        typedArgs: [{ type: 'STRING', value: 'RETURNED' }],
      },
      'booking.error.cancelationtoolate': {
        given: paid('PAID and too late'),
        call: () => api.refundPayment(id),
        request: POST(`${path}/refund`, { headers: session }),
      },
    },
  },
});
