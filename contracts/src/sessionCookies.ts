import type { OperationId } from '@studio-portal/sdk/types';
import type { Promises } from '../provider/promises.ts';

/**
 * Operations that start or end a session in the SESSION cookie. Changing the password or the main
 * address ends all sessions and starts a new one, which logs out everyone else.
 */
export const sessionCookies: Partial<Record<OperationId, NonNullable<Promises['cookie']>>> = {
  login: 'begins',
  logout: 'ends',
  changePassword: 'begins',
  changeMainEmail: 'begins',
  deleteAccount: 'ends',
};
