import type { ContractState } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';

/** What the states of a contract are called. */
export const contractStates: Readonly<Record<ContractState, MessageDescriptor>> = {
  UPCOMING: messages.upcoming,
  RUNNING: messages.running,
  CANCELED: messages.canceled,
  ENDED: messages.ended,
};
