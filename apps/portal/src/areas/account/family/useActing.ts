import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isAboutPerson } from '../../../lib/address/isAboutPerson.ts';
import { acting, onActing, type Acting } from './acting.ts';

/** Returns the person this tab acts for, on any page; undefined for the account itself. */
export const useChosenPerson = (): Acting | undefined =>
  useSyncExternalStore(onActing, acting, () => undefined);

/** Returns the person that this page concerns; undefined for the account itself. */
export function useActing(): Acting | undefined {
  const chosen = useChosenPerson();
  const { pathname } = useLocation();
  return isAboutPerson(pathname) ? chosen : undefined;
}
