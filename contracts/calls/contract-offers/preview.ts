import { previewContract, previewPublicContract } from '@studio-portal/sdk/api/contract-offers';
import type { Calls } from '../../src/table.ts';
import { state, type ProviderState } from '../../src/states.ts';
import { contractStart, contractUse, POST, session } from '../../src/wire.ts';
import { member, noStudio, studio, tooOften, visitor, voucher, voucherCode } from '../given.ts';

export const onOffer = state('contract offers', {});
const referralCode = 'MONA2026';
const program = (situation: 'runs' | 'over') =>
  state('a referral program', { state: situation, code: referralCode });
export const noTerm = state('no contract term', { contractOfferTermId: 41999 });

type Request = Parameters<typeof previewContract>[0];
type Wanted = Omit<Request, 'startDate' | 'preuseDate'>;

/** One-year offer with drinks, a voucher and a referral code. */
const year: Wanted = {
  organizationUnitId: 1001,
  contractOfferTermId: 41001,
  moduleIds: [42002],
  voucherCode: 'WELCOME-10',
  referralCode,
};

const rows = (path: string, call: (request: Request) => Promise<unknown>, who: ProviderState[]) => {
  const headers = who.length > 0 ? session : {};
  const ask = (changes: Partial<Wanted> = {}) => ({
    call: () =>
      call({
        ...year,
        ...changes,
        startDate: new Date('2027-01-01'),
        preuseDate: new Date('2026-12-20'),
      }),
    request: POST(path, {
      headers,
      body: { ...year, ...changes, startDate: '2027-01-01', preuseDate: '2026-12-20' },
      injectedBody: { startDate: contractStart, preuseDate: contractUse },
    }),
  });
  const tenDays = {
    ...year,
    contractOfferTermId: 41003,
    moduleIds: [],
    voucherCode: null,
    referralCode: null,
  };
  /** Days that are never valid for a contract. */
  const on = (startDate: string | null, preuseDate: string) => ({
    call: () =>
      call({
        ...year,
        startDate: new Date(startDate ?? '2027-01-01'),
        preuseDate: new Date(preuseDate),
      }),
    request: POST(path, {
      headers,
      body: { ...year, startDate: startDate ?? '2027-01-01', preuseDate },
      ...(startDate === null ? { injectedBody: { startDate: contractStart } } : {}),
    }),
  });
  const given = [studio, ...who, program('runs'), onOffer];
  return {
    200: [
      {
        ...ask(),
        given,
        example: 'contractPreview',
        exactly: [
          'contractOfferId',
          'contractOfferTermId',
          'name',
          'lines.type',
          'lines.payments',
          'extension.type',
        ],
      },
      {
        when: 'of what ends by itself',
        given,
        call: () => call({ ...tenDays, startDate: new Date('2027-01-01'), preuseDate: null }),
        request: POST(path, {
          headers,
          body: { ...tenDays, startDate: '2027-01-01', preuseDate: null },
          injectedBody: { startDate: contractStart },
        }),
        example: 'tenDayPreview',
        exactly: ['contractOfferTermId', 'extension.type', 'lastPossibleCancelationDate'],
      },
      {
        ...ask({ voucherCode }),
        when: 'with a purchased voucher',
        given: [...given, voucher('whole')],
        example: 'contractPreviewWithVoucher',
        exactly: [
          'voucher.code',
          'voucher.amount.amount',
          'voucher.rest.amount',
          'firstPaymentDue.amount',
          'totalPrice.amount',
        ],
      },
    ],
    404: {
      'studio.error.notfound': {
        ...ask({ organizationUnitId: 1999 }),
        given: [...given, noStudio],
      },
      'contractoffer.error.termnotfound': {
        ...ask({ contractOfferTermId: 41999 }),
        given: [...given, noTerm],
      },
    },
    422: {
      'contract.error.startdatenotallowed': { ...on('2020-01-01', '2020-01-01'), given },
      'contract.error.preusedatenotallowed': { ...on(null, '2020-01-01'), given },
      'contract.error.modulenotbookable': { ...ask({ moduleIds: [42999] }), given },
      'contract.error.voucherinvalid': { ...ask({ voucherCode: 'NOBODY-HAS-IT' }), given },
      'referral.error.codeunknown': { ...ask({ referralCode: 'NOBODY-HAS-IT' }), given },
      'referral.error.expired': {
        ...ask(),
        given: [studio, ...who, program('over'), onOffer],
      },
    },
    ask,
    given,
  } as const;
};

const {
  ask: askMember,
  given: givenMember,
  ...ofMember
} = rows('/v1/contracts/preview', previewContract, [visitor]);
const { ask, given, ...publicRows } = rows(
  '/nox/public/v1/contract/preview',
  previewPublicContract,
  [],
);

/** Price preview of a membership contract, with an account and without. */
export const previewCalls = {
  previewContract: {
    ...ofMember,
    422: {
      ...ofMember[422],
      'referral.error.owncode': {
        ...askMember(),
        given: [studio, member, program('runs'), onOffer],
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...askMember(),
        given: [...givenMember, state('too many attempts', { to: 'preview contracts', by: 'me' })],
        typedArgs: [{ type: 'NUMBER', value: '2' }],
      },
    },
  },
  previewPublicContract: {
    ...publicRows,
    429: {
      'authentication.error.toomanyattempts': {
        ...ask(),
        given: [...given, tooOften('preview contracts')],
        typedArgs: [{ type: 'NUMBER', value: '2' }],
      },
    },
  },
} satisfies Pick<Calls<'contract-offers'>, 'previewContract' | 'previewPublicContract'>;
