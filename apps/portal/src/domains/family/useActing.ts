import { useSyncExternalStore } from 'react';
import { acting, onActing, type Acting } from './acting.ts';

/** Whom this tab acts for; undefined: the account itself. */
export const useActing = (): Acting | undefined => useSyncExternalStore(onActing, acting);
