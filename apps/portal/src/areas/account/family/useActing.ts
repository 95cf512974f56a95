import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isAboutPerson } from '../../../lib/address/isAboutPerson.ts';
import { acting, onActing, type Acting } from './acting.ts';

/** Whom this tab acts for, whatever page it shows; undefined: the account itself. */
export const useChosenPerson = (): Acting | undefined =>
  useSyncExternalStore(onActing, acting, () => undefined);

/** Whom this page is about; undefined: the account itself. */
export function useActing(): Acting | undefined {
  const chosen = useChosenPerson();
  const { pathname } = useLocation();
  return isAboutPerson(pathname) ? chosen : undefined;
}
