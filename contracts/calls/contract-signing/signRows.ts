import type { signContract } from '@studio-portal/sdk/api/contract-signing';
import { state, type ProviderState } from '../../src/states.ts';
import { contractEarlyStart, contractStart, contractUse, POST, session } from '../../src/wire.ts';
import { noTerm, onOffer } from '../contract-offers/preview.ts';
import { noStudio, studio } from '../given.ts';
import { key, usedKey } from '../idempotency.ts';
import { person, personOnTheWire } from '../person.ts';
import {
  debit,
  mandateReference,
  referralCode,
  signedMandate,
  tenDays,
  type SigningRequest,
  year,
} from './requests.ts';

export const program = (situation: 'runs' | 'over') =>
  state('a referral program', { state: situation, code: referralCode });
export const mandate = (situation: 'read' | 'given') =>
  state('a mandate', { reference: mandateReference, state: situation });

type Request = Parameters<typeof signContract>[0];
type Person = Partial<Omit<Request['customerData'], 'dateOfBirth'>> & { dateOfBirth?: string };

/**
 * Person from Italy, where the fiscal code is derived from additional fields and addresses have a
 * province.
 */
const italian = {
  gender: 'MALE',
  placeOfBirth: 'Roma',
  countryOfBirth: 'IT',
  zipCode: '00184',
  city: 'Roma',
  provinceCode: 'RM',
  countryCode: 'IT',
} as const;

/** Removes the house number from a body. */
const withoutNumber = <Body extends { houseNumber?: string }>({ houseNumber: _, ...body }: Body) =>
  body;

/** Builds the rows of signing, for accounts and for guests. */
export const signRows = (
  path: string,
  call: (request: Request, headers?: typeof key) => Promise<unknown>,
  operation: 'signContract' | 'signPublicContract',
  who: ProviderState[],
) => {
  const headers = who.length > 0 ? session : {};
  const customer = ({ dateOfBirth = '1994-02-03', ...more }: Person) => ({
    typed: { ...person, ...more, dateOfBirth: new Date(dateOfBirth) },
    sent: { ...personOnTheWire, ...more, dateOfBirth },
  });
  const sign = (wanted: SigningRequest = year, who: Person = {}, once?: typeof key) => ({
    call: () =>
      call(
        {
          ...wanted,
          customerData: customer(who).typed,
          startDate: new Date('2027-01-01'),
          preuseDate: new Date('2026-12-20'),
        },
        once,
      ),
    request: POST(path, {
      headers: { ...headers, ...once },
      body: {
        ...wanted,
        customerData: customer(who).sent,
        startDate: '2027-01-01',
        preuseDate: '2026-12-20',
      },
      injectedBody: { startDate: contractStart, preuseDate: contractUse },
    }),
  });
  /** Uses another start and no day of first use. */
  const from = (
    wanted: SigningRequest,
    startDate: typeof contractStart | string,
    who: Person = {},
    shape: <Body extends { houseNumber?: string }>(body: Body) => Omit<Body, 'houseNumber'> = (
      body,
    ) => body,
  ) => {
    const day = typeof startDate === 'string' ? startDate : startDate.example;
    return {
      call: () =>
        call({
          ...wanted,
          customerData: shape(customer(who).typed),
          startDate: new Date(day),
          preuseDate: null,
        }),
      request: POST(path, {
        headers,
        body: {
          ...wanted,
          customerData: shape(customer(who).sent),
          startDate: day,
          preuseDate: null,
        },
        ...(typeof startDate === 'string' ? {} : { injectedBody: { startDate } }),
      }),
    };
  };
  const given = [studio, ...who, program('runs'), onOffer, mandate('read')];
  const declined = { ...year, sepaMandate: { ...debit, iban: 'DE09100100100000000002' } };
  return {
    rows: {
      201: [
        {
          ...sign(),
          given,
          example: 'signedContract',
          exactly: [
            'contract.name',
            'contract.paymentMethod',
            'contract.mandateReference',
            'contract.maskedIban',
            'contract.lines.type',
            'contract.lines.payments',
            'contract.cancelationDate',
          ],
        },
        {
          when: 'of what ends by itself',
          ...from(tenDays, contractStart, { taxId: '86 095 742 719' }),
          given,
          example: 'signedTenDays',
          exactly: [
            'contract.paymentMethod',
            'contract.mandateReference',
            'contract.lastPossibleCancelationDate',
          ],
        },
        {
          when: 'with a signature under the mandate',
          ...sign(signedMandate),
          given,
          example: 'signedContract',
          exactly: ['contract.paymentMethod', 'contract.mandateReference'],
        },
        {
          when: 'by the button alone, of somebody whose house has no number',
          ...from(
            { ...tenDays, signature: null },
            contractStart,
            { taxId: '86 095 742 719' },
            withoutNumber,
          ),
          given: [...given, state('an offer without a signature', { contractOfferId: 40002 })],
          example: 'signedTenDays',
          exactly: ['contract.paymentMethod'],
        },
        {
          when: 'of somebody who was born and lives in Italy',
          ...from(tenDays, contractStart, { taxId: '86 095 742 719', ...italian }),
          given,
          example: 'signedTenDays',
          exactly: ['contract.paymentMethod'],
        },
      ],
      404: {
        'studio.error.notfound': {
          ...sign({ ...year, organizationUnitId: 1999 }),
          given: [...given, noStudio],
        },
        'contractoffer.error.termnotfound': {
          ...sign({ ...year, contractOfferTermId: 41999 }),
          given: [...given, noTerm],
        },
      },
      409: {
        'contract.error.termschanged': {
          ...sign({ ...year, totalPrice: { amount: 401.4, currency: 'EUR' } }),
          given,
          typedArgs: [{ type: 'STRING', value: '402,40\u00A0€' }],
        },
        'paymentinstrument.error.mandateused': {
          ...sign(),
          given: [studio, ...who, program('runs'), onOffer, mandate('given')],
        },
      },
      422: {
        'contract.error.startdatenotallowed': { ...from(year, '2020-01-01'), given },
        'contract.error.preusedatenotallowed': {
          given,
          call: () =>
            call({
              ...year,
              customerData: customer({}).typed,
              startDate: new Date('2027-01-01'),
              preuseDate: new Date('2020-01-01'),
            }),
          request: POST(path, {
            headers,
            body: {
              ...year,
              customerData: customer({}).sent,
              startDate: '2027-01-01',
              preuseDate: '2020-01-01',
            },
            injectedBody: { startDate: contractStart },
          }),
        },
        'contract.error.modulenotbookable': { ...sign({ ...year, moduleIds: [42999] }), given },
        'contract.error.voucherinvalid': {
          ...sign({ ...year, voucherCode: 'NOBODY-HAS-IT' }),
          given,
        },
        'referral.error.codeunknown': {
          ...sign({ ...year, referralCode: 'NOBODY-HAS-IT' }),
          given,
        },
        'referral.error.expired': {
          ...sign(),
          given: [studio, ...who, program('over'), onOffer, mandate('read')],
        },
        'contract.error.notadult': { ...sign(year, { dateOfBirth: '2020-01-01' }), given },
        'contract.error.textblocknotaccepted': {
          ...sign({ ...year, acceptedTextBlockIds: [2] }),
          given,
        },
        'contract.error.earlystartnotrequested': { ...from(year, contractEarlyStart), given },
        'contract.error.signaturemissing': { ...sign({ ...year, signature: null }), given },
        'contract.error.taxidinvalid': {
          ...from(tenDays, contractStart, { taxId: '86095742710' }),
          given,
        },
        'payment.error.methodnotallowed': {
          ...sign({ ...year, paymentMethod: 'CASH', sepaMandate: null }),
          given,
          typedArgs: [{ type: 'STRING', value: 'CASH' }],
        },
        'paymentinstrument.error.declined': {
          ...sign(declined),
          given,
          typedArgs: [{ type: 'STRING', value: 'ACCOUNT_REFUSED' }],
        },
        'request.error.idempotencykeyreused': {
          ...sign(year, {}, key),
          given: [...given, usedKey(operation)],
        },
      },
    },
    sign,
    from,
    given,
  } as const;
};
