import { useSyncExternalStore } from 'react';
import { isOnline, onConnectionChange } from './connection.ts';

/** Returns whether the device is online, as far as is known. */
export const useOnline = (): boolean =>
  useSyncExternalStore(onConnectionChange, isOnline, () => true);
