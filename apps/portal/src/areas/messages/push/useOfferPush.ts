import { useEffect } from 'react';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { offerPush } from './pushOffer.ts';

/**
 * Offers notifications to a logged-in user. @param waits true if the state of this page will be
 * changed by someone else
 */
export function useOfferPush(waits: boolean): void {
  const { user } = useStudio();
  const isFitting = waits && user !== undefined;
  useEffect(() => {
    if (isFitting) offerPush();
  }, [isFitting]);
}
