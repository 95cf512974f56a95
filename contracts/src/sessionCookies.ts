import type { OperationId } from '@studio-portal/sdk/types';
import type { Promises } from '../provider/promises.ts';

/**
 * The operations whose success begins a session in the cookie SESSION or ends it. A change of the password or of the
 * main address ends all sessions and begins one, so that nobody else stays logged in.
 */
export const sessionCookies: Partial<Record<OperationId, NonNullable<Promises['cookie']>>> = {
  login: 'begins',
  logout: 'ends',
  changePassword: 'begins',
  changeMainEmail: 'begins',
  deleteAccount: 'ends',
};
