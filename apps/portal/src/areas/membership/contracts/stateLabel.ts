import type { ContractState, MemberContract } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';

/** Names of contract states. */
const contractStates: Readonly<Record<ContractState, MessageDescriptor>> = {
  UPCOMING: messages.upcoming,
  RUNNING: messages.running,
  CANCELED: messages.canceled,
  ENDED: messages.ended,
};

/**
 * Returns the name of a contract's state; a contract that is being replaced is not called canceled.
 */
export const stateLabel = ({ state, replacedBy }: MemberContract): MessageDescriptor =>
  replacedBy && state === 'CANCELED' ? messages.changing : contractStates[state];
