import * as api from '@studio-portal/sdk/api/contract-signing';
import type { Calls } from '../../src/table.ts';
import { state, type ProviderState } from '../../src/states.ts';
import { GET, session } from '../../src/wire.ts';
import { studioRows } from '../studioRows.ts';
import { member, noStudio, studio } from '../given.ts';
import { noTerm, onOffer } from '../contract-offers/preview.ts';

const program = state('a referral program', { state: 'runs', code: 'MONA2026' });

const exactly = [
  'contractOfferId',
  'contractOfferTermId',
  'fields.field',
  'fields.required',
  'minimumAge',
  'vouchersAllowed',
  'referralAllowed',
  'signature',
  'paymentSignatureRequired',
  'taxIdRequired',
  'startsOn',
  'preuseDays',
];

type Asked = { organizationUnitId: number; contractOfferTermId: number };

const rows = (path: string, call: (asked: Asked) => Promise<unknown>, who: ProviderState[]) => {
  const ask = (organizationUnitId = 1001, contractOfferTermId = 41001) => ({
    call: () => call({ organizationUnitId, contractOfferTermId }),
    request: GET(path, {
      headers: who.length > 0 ? session : {},
      query: {
        organizationUnitId: String(organizationUnitId),
        contractOfferTermId: String(contractOfferTermId),
      },
    }),
  });
  const given = [studio, ...who, program, onOffer];
  return {
    200: [
      {
        ...ask(),
        given,
        example: who.length > 0 ? 'contractSignCondition' : 'publicContractSignCondition',
        exactly: who.length > 0 ? [...exactly, 'knownFields'] : exactly,
      },
    ],
    404: {
      'studio.error.notfound': { ...ask(1999), given: [...given, noStudio] },
      'contractoffer.error.termnotfound': { ...ask(1001, 41999), given: [...given, noTerm] },
    },
  } as const;
};

/** Conditions for signing. */
export const conditionCalls = {
  getContractSignCondition: rows('/nox/v1/contract/sign/condition', api.getContractSignCondition, [
    member,
  ]),
  getPublicContractSignCondition: rows(
    '/nox/public/v1/contract/sign/condition',
    api.getPublicContractSignCondition,
    [],
  ),
  getPreContractSignCondition: studioRows(
    '/nox/public/v1/pre/contract/sign/condition',
    api.getPreContractSignCondition,
    {
      given: [program, onOffer],
      example: 'preContractSignCondition',
      exactly: ['signable', 'fields.field', 'fields.required', 'minimumAge', 'vouchersAllowed'],
      nothing: ['contract offers', 'nothingToSign'],
    },
  ),
} satisfies Pick<
  Calls<'contract-signing'>,
  'getContractSignCondition' | 'getPublicContractSignCondition' | 'getPreContractSignCondition'
>;
