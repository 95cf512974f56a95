import type { IdlePeriodState } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';

/** What the states of a pause are called. */
export const idleStates: Readonly<Record<IdlePeriodState, MessageDescriptor>> = {
  ACCEPTED: messages.accepted,
  ACTIVE: messages.active,
  PENDING: messages.pending,
  REJECTED: messages.rejected,
};
