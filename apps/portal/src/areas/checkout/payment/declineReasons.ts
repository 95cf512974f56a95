import type { DeclineReason } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { flowMessages } from '../flow/flowMessages.ts';

/** Messages for the decline reasons of banks. */
export const declineReasons = {
  INSUFFICIENT_FUNDS: flowMessages.reasonFunds,
  CARD_REFUSED: flowMessages.reasonRefused,
  CARD_EXPIRED: flowMessages.reasonExpired,
  ACCOUNT_REFUSED: flowMessages.reasonAccount,
  AUTHENTICATION_FAILED: flowMessages.reasonAuthentication,
  DEBIT_RETURNED: flowMessages.reasonReturned,
} satisfies Record<DeclineReason, MessageDescriptor>;
