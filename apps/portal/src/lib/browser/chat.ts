import { reloadWithDrafts } from '../page/reloadWithDrafts.ts';
import { setting } from './setting.ts';

/** Returns whether the operator has configured a chat; only then is consent asked for it. */
export const hasChat = (): boolean => setting('chat-script') !== '';

let isLoaded = false;

/**
 * Loads the operator's chat once it is allowed (spec 4). A chat cannot be unloaded, so withdrawing
 * the consent reloads the page without it.
 * @param allowed whether the user has consented to the chat
 */
export function applyChatConsent(allowed: boolean): void {
  if (!hasChat()) return;
  if (isLoaded && !allowed) reloadWithDrafts();
  if (isLoaded || !allowed) return;
  isLoaded = true;
  const script = document.createElement('script');
  document.head.append(Object.assign(script, { src: setting('chat-script'), async: true }));
}
