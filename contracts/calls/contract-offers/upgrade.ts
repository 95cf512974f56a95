import { previewContractUpgrade } from '@studio-portal/sdk/api/contract-offers';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { contractStart, POST } from '../../src/wire.ts';
import { withMembership } from '../contracts/fixtures.ts';
import { noStudio, tooOften } from '../given.ts';
import { noTerm, onOffer } from './preview.ts';

const path = '/nox/public/v1/contract/upgrade/preview';
const uuid = '7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4b01';
const unknownUuid = '7c3e1f5a-2b4d-4e6f-8a9b-0c1d2e3f4fff';

type Wanted = Omit<Parameters<typeof previewContractUpgrade>[0], 'startDate'>;

/** One-year upgrade with drinks. */
const wanted: Wanted = {
  contractUuid: uuid,
  organizationUnitId: 1001,
  contractOfferTermId: 41001,
  moduleIds: [42002],
};

const ask = (changes: Partial<Wanted> = {}) => ({
  call: () => previewContractUpgrade({ ...wanted, ...changes, startDate: new Date('2027-01-01') }),
  request: POST(path, {
    body: { ...wanted, ...changes, startDate: '2027-01-01' },
    injectedBody: { startDate: contractStart },
  }),
});

const given = [...withMembership(), onOffer];

/** Price preview of an upgrade. */
export const upgradeCalls = {
  previewContractUpgrade: {
    200: [
      {
        ...ask(),
        given,
        example: 'contractUpgradePreview',
        exactly: ['contractUuid', 'currentName', 'preview.contractOfferTermId'],
      },
    ],
    404: {
      'studio.error.notfound': {
        ...ask({ organizationUnitId: 1999 }),
        given: [...given, noStudio],
      },
      'contract.error.notfound': {
        ...ask({ contractUuid: unknownUuid }),
        given: [...given, state('no contract', { uuid: unknownUuid })],
      },
      'contractoffer.error.termnotfound': {
        ...ask({ contractOfferTermId: 41999 }),
        given: [...given, noTerm],
      },
    },
    409: {
      'contract.error.notupgradable': {
        ...ask(),
        given: [...withMembership('canceled'), onOffer],
      },
    },
    422: {
      'contract.error.startdatenotallowed': {
        given,
        call: () => previewContractUpgrade({ ...wanted, startDate: new Date('2020-01-01') }),
        request: POST(path, { body: { ...wanted, startDate: '2020-01-01' } }),
      },
      'contract.error.modulenotbookable': { ...ask({ moduleIds: [42999] }), given },
      'contract.error.upgradecostsless': {
        ...ask({ contractOfferTermId: 41003, moduleIds: [] }),
        given,
      },
    },
    429: {
      'authentication.error.toomanyattempts': {
        ...ask(),
        given: [...given, tooOften('preview contracts')],
        typedArgs: [{ type: 'NUMBER', value: '2' }],
      },
    },
  },
} satisfies Pick<Calls<'contract-offers'>, 'previewContractUpgrade'>;
