/** Valid requests for contracts of members and their cancelation. */
import type { OperationId } from '../../src/server/api.ts';
import { membershipIds } from '../../src/states/membershipRows.ts';
import { customerRow } from '../../src/states/rows.ts';
import type { Request } from '../harness/sandbox.ts';
import type { Happy } from './setup.ts';

type State = 'running' | 'canceled' | 'module canceled';

const { contract: contractId, module: moduleContractId } = membershipIds;

const having =
  (request: Request, state: State = 'running'): Happy =>
  async (sandbox) => {
    await sandbox.state('a membership', { state });
    return { as: 'member', ...request };
  };

const ofContract = { path: { contractId } };
const ofModule = { path: { moduleContractId } };

/** The sample member's identification without a session. */
const declarant = {
  organizationUnitId: 1001,
  firstname: customerRow.firstname,
  lastname: customerRow.lastname,
  contract: 'My membership NO1001-7H2K9P4RTX, please',
  email: 'elsewhere@example.org',
};

export const publicCancelation = {
  ...declarant,
  type: 'ORDINARY' as const,
  reason: null,
  customerNumber: null,
  dateOfBirth: customerRow.dateOfBirth,
  contractEndDate: null,
};

export const memberContractsHappy = {
  listContracts: having({ query: { status: 'ACTIVE' } }),
  getMainContract: having({}),
  listPendingCancelations: having({}, 'canceled'),
  getContractConfiguration: having({}),
  listContractCancelationReasons: having({}),
  getContractDocument: having(ofContract),
  getContractDownloadUrl: having(ofContract),
  getContractCancelationDates: having(ofContract),
  cancelContract: having({
    ...ofContract,
    body: { cancelationReasonId: 96_001, contractEndDate: null },
  }),
  withdrawContractCancelation: having(ofContract, 'canceled'),
  withdrawModuleContractCancelation: having(
    { path: { contractId: moduleContractId } },
    'module canceled',
  ),
  bookModuleContract: having({
    body: {
      contractId,
      contractModuleId: 92_104,
      startDate: null,
      price: { amount: 4, currency: 'EUR' },
    },
  }),
  listBookableModules: having({ query: { contractId } }),
  listModuleCancelationReasons: having({}),
  getModuleCancelationDates: having(ofModule),
  cancelModuleContract: having({
    ...ofModule,
    body: { cancelationReasonId: 96_003, contractEndDate: null },
  }),
  createPublicCancelation: having({ as: undefined, body: publicCancelation }),
  createPublicWithdrawal: having({ as: undefined, body: declarant }),
} satisfies Partial<Record<OperationId, Happy>>;
