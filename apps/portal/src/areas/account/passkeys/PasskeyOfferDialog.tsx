import { useListPasskeys } from '@studio-portal/sdk/api/passkeys';
import type { UserInfo } from '@studio-portal/sdk/types';
import { useEffect } from 'react';
import { endPasskeyOffer } from '../../../lib/session/passkeyOffer.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';

/** Renders the offer once the user is known. */
export function PasskeyOfferDialog() {
  const { user } = useSession();
  return user ? <OfferDialog user={user} /> : null;
}

/**
 * Ends the offer if the user already has a passkey, since further ones can be added in the
 * settings.
 */
function OfferDialog({ user }: { user: UserInfo }) {
  const { data, error } = useListPasskeys();
  const needsNone = error !== null || (data !== undefined && data.passkeys.length > 0);
  useEffect(() => {
    if (needsNone) endPasskeyOffer(false);
  }, [needsNone]);
  if (needsNone || !data) return null;
  return <AddPasskeyDialog user={user} offered onClose={() => endPasskeyOffer(true)} />;
}
