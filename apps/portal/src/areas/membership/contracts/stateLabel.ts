import type { ContractState, MemberContract } from '@studio-portal/sdk/types';
import type { MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';

/** What the states of a contract are called. */
const contractStates: Readonly<Record<ContractState, MessageDescriptor>> = {
  UPCOMING: messages.upcoming,
  RUNNING: messages.running,
  CANCELED: messages.canceled,
  ENDED: messages.ended,
};

/** How a contract stands, in a word: one that another one takes the place of is not called canceled. */
export const stateLabel = ({ state, replacedBy }: MemberContract): MessageDescriptor =>
  replacedBy && state === 'CANCELED' ? messages.changing : contractStates[state];
