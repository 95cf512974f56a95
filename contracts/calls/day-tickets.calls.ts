import {
  bookDayTicket,
  cancelBookedDayTicket,
  getBookedDayTicket,
} from '@studio-portal/sdk/api/day-tickets';
import { definePact } from '../src/definePact.ts';
import { state, type StateParams } from '../src/states.ts';
import { day, DELETE, GET, POST } from '../src/wire.ts';
import { noStudio, studio, tooOften } from './given.ts';
import { key, usedKey } from './idempotency.ts';
import { nameAndEmail, person, personOnTheWire } from './person.ts';

const onSale = (situation: StateParams<'products on sale'>['state']) =>
  state('products on sale', { state: situation });

const ticket = { productVariantId: 70003, organizationUnitId: 1001 };

const book = (
  { productVariantId, organizationUnitId } = ticket,
  once?: typeof key,
  who: { said: typeof nameAndEmail; wire: typeof nameAndEmail } = {
    said: person,
    wire: personOnTheWire,
  },
) => ({
  call: () =>
    bookDayTicket(
      {
        productVariantId,
        organizationUnitId,
        usageDate: new Date('2026-11-26'),
        customerData: who.said,
      },
      once,
    ),
  request: POST('/v1/public/daytickets/book', {
    ...(once ? { headers: once } : {}),
    body: {
      productVariantId,
      organizationUnitId,
      usageDate: '2026-11-26',
      customerData: who.wire,
    },
    injectedBody: { usageDate: day },
  }),
});

const leadId = '9a1b2c3d-4e5f-4a6b-8c7d-0e1f2a3b4c01';
const unknownLeadId = '9a1b2c3d-4e5f-4a6b-8c7d-0e1f2a3b4cff';
const booked = (situation: StateParams<'a booked day ticket'>['state'] = 'valid') => [
  studio,
  state('a booked day ticket', { leadId, state: situation }),
];
const unknown = state('no day ticket', { leadId: unknownLeadId });

const show = (id = leadId) => ({
  call: () => getBookedDayTicket(id),
  request: GET(`/v1/public/daytickets/${id}`),
});

const cancel = (id = leadId) => ({
  call: () => cancelBookedDayTicket(id),
  request: DELETE(`/v1/public/daytickets/${id}`),
});

definePact('day-tickets', {
  getBookedDayTicket: {
    200: [
      {
        ...show(),
        given: booked(),
        example: 'dayTicketBooked',
        exactly: ['leadId', 'name', 'price.amount', 'purchase.code', 'canceledAt'],
      },
    ],
    404: { 'dayticket.error.notfound': { ...show(unknownLeadId), given: [unknown] } },
  },
  cancelBookedDayTicket: {
    200: [
      {
        ...cancel(),
        given: booked(),
        example: 'dayTicketCanceled',
        exactly: ['leadId', 'name', 'price.amount'],
      },
    ],
    404: { 'dayticket.error.notfound': { ...cancel(unknownLeadId), given: [unknown] } },
    409: { 'dayticket.error.over': { ...cancel(), given: booked('over') } },
  },
  bookDayTicket: {
    201: [
      {
        ...book(),
        given: [studio, onSale('for anybody')],
        example: 'dayTicketBooked',
        exactly: ['name', 'price.amount', 'price.currency', 'purchase.quantity'],
      },
      {
        when: 'for a name and an email address',
        ...book(ticket, undefined, { said: nameAndEmail, wire: nameAndEmail }),
        given: [studio, onSale('for anybody')],
        example: 'dayTicketBooked',
        exactly: ['name', 'price.amount'],
      },
    ],
    404: {
      'studio.error.notfound': {
        ...book({ ...ticket, organizationUnitId: 1999 }),
        given: [onSale('for anybody'), noStudio],
      },
      'product.error.notfound': {
        ...book({ ...ticket, productVariantId: 79999 }),
        given: [studio, onSale('for anybody'), state('no product', { productVariantId: 79999 })],
      },
    },
    409: {
      'product.error.soldout': {
        ...book(),
        given: [studio, onSale('sold out')],
        typedArgs: [{ type: 'NUMBER', value: '0' }],
      },
    },
    422: {
      'product.error.notallowed': { ...book(), given: [studio, onSale('for members')] },
      'product.error.usagedatenotallowed': {
        ...book({ ...ticket, productVariantId: 70001 }),
        given: [studio, onSale('for anybody')],
      },
      'request.error.idempotencykeyreused': {
        ...book(ticket, key),
        given: [studio, onSale('for anybody'), usedKey('bookDayTicket')],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...book(),
        given: [studio, onSale('for anybody'), tooOften('buy as a guest')],
        typedArgs: [{ type: 'NUMBER', value: '60' }],
      },
    },
  },
});
