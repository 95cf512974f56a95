/** Valid requests for a member's invoices, consumption credit and messages. */
import type { OperationId } from '../../src/platform/api.ts';
import { rechargeIds } from '../../src/states/consumptionCreditStates.ts';
import { invoiceIds } from '../../src/states/invoiceStates.ts';
import { messageIds } from '../../src/states/messageStates.ts';
import type { Request } from '../harness/sandbox.ts';
import type { RequestSetup } from './setup.ts';

const withInvoices =
  (request: Request = {}): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('what the member may do', { may: 'see invoices' });
    await sandbox.state('invoices', {});
    return { as: 'member', ...request };
  };

const withCredit =
  (request: Request = {}): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('what the member may do', { may: 'recharge credit' });
    await sandbox.state('consumption credit', { state: 'some' });
    return { as: 'member', ...request };
  };

const withMessages =
  (request: Request = {}): RequestSetup =>
  async (sandbox) => {
    await sandbox.state('messages', {});
    return { as: 'member', ...request };
  };

const messagePath = { path: { id: messageIds.unread } };

export const memberHappy = {
  listInvoices: withInvoices(),
  getInvoiceDownloadUrl: withInvoices({ path: { invoiceId: invoiceIds.open } }),
  getConsumptionCredit: withCredit(),
  listRechargeVariants: withCredit(),
  validateRecharge: withCredit({ query: { rechargeId: rechargeIds.small } }),
  getUnreadMessagesCount: withMessages(),
  getMessagesEnabled: withMessages(),
  listMessages: withMessages({ query: { page: 0, size: 20 } }),
  getMessage: withMessages(messagePath),
  readMessage: withMessages(messagePath),
  readAllMessages: withMessages(),
  deleteMessage: withMessages(messagePath),
} satisfies Partial<Record<OperationId, RequestSetup>>;
