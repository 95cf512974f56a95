import { useEffect, useSyncExternalStore } from 'react';
import { applyChatConsent } from '../../lib/browser/chat.ts';
import { currentConsent, onConsentChange } from '../../lib/browser/consent.ts';

/** Loads the operator's chat only with consent (spec 4). */
export function ChatGate() {
  const consent = useSyncExternalStore(onConsentChange, currentConsent, () => undefined);
  const isAllowed = consent?.chat ?? false;
  useEffect(() => applyChatConsent(isAllowed), [isAllowed]);
  return null;
}
