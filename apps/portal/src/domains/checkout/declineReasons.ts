import type { DeclineReason } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { flowMessages } from './flowMessages.ts';

/** Why a bank said no, in the words of the reader. */
export const declineReasons = {
  INSUFFICIENT_FUNDS: flowMessages.reasonFunds,
  CARD_REFUSED: flowMessages.reasonRefused,
  CARD_EXPIRED: flowMessages.reasonExpired,
  AUTHENTICATION_FAILED: flowMessages.reasonAuthentication,
} satisfies Record<DeclineReason, MessageDescriptor>;
