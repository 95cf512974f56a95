/** Valid requests for contracts of members and their cancelation. */
import type { OperationId } from '../../src/platform/api.ts';
import { membershipIds } from '../../src/states/membershipRows.ts';
import { customerRow } from '../../src/states/rows.ts';
import type { Request } from '../harness/sandbox.ts';
import type { RequestSetup } from './setup.ts';

type State = 'running' | 'canceled' | 'module canceled';

const { contract: contractId, module: moduleContractId } = membershipIds;

const withMembership =
  (request: Request, state: State = 'running'): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('a membership', { state });
    return { as: 'member', ...request };
  };

const contractPath = { path: { contractId } };
const modulePath = { path: { moduleContractId } };

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
  listContracts: withMembership({ query: { status: 'ACTIVE' } }),
  getMainContract: withMembership({}),
  listPendingCancelations: withMembership({}, 'canceled'),
  getContractConfiguration: withMembership({}),
  listContractCancelationReasons: withMembership({}),
  getContractDocument: withMembership(contractPath),
  getContractDownloadUrl: withMembership(contractPath),
  getContractCancelationDates: withMembership(contractPath),
  getContractOutlooks: withMembership(contractPath),
  cancelContract: withMembership({
    ...contractPath,
    body: { cancelationReasonId: 96_001, contractEndDate: null },
  }),
  withdrawContractCancelation: withMembership(contractPath, 'canceled'),
  withdrawModuleContractCancelation: withMembership(
    { path: { contractId: moduleContractId } },
    'module canceled',
  ),
  bookModuleContract: withMembership({
    body: {
      contractId,
      contractModuleId: 92_104,
      startDate: null,
      price: { amount: 4, currency: 'EUR' },
    },
  }),
  listBookableModules: withMembership({ query: { contractId } }),
  listModuleCancelationReasons: withMembership({}),
  getModuleCancelationDates: withMembership(modulePath),
  cancelModuleContract: withMembership({
    ...modulePath,
    body: { cancelationReasonId: 96_003, contractEndDate: null },
  }),
  createPublicCancelation: withMembership({ as: undefined, body: publicCancelation }),
  createPublicWithdrawal: withMembership({ as: undefined, body: declarant }),
} satisfies Partial<Record<OperationId, RequestSetup>>;
