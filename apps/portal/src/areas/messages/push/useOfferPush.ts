import { useEffect } from 'react';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { offerPush } from './pushOffer.ts';

/** Offers notifications to whoever is logged in. @param waits whether what this page tells will change by somebody else */
export function useOfferPush(waits: boolean): void {
  const { user } = useStudio();
  const isFitting = waits && user !== undefined;
  useEffect(() => {
    if (isFitting) offerPush();
  }, [isFitting]);
}
