import type { CompensationStatus } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';

/** Names of compensation statuses (spec 3). */
export const statuses = {
  CLAIMABLE: messages.claimable,
  CLAIMED: messages.claimed,
  NOT_CLAIMABLE: messages.notClaimable,
  NOT_CLAIMED: messages.notClaimed,
  NOT_YET_CLAIMABLE: messages.notYet,
  PENDING_APPROVAL: messages.pending,
  WAIVED: messages.waived,
  CLAIM_PERIOD_EXPIRED: messages.expired,
} as const satisfies Record<CompensationStatus, MessageDescriptor>;
