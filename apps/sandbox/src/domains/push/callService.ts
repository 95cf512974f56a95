/** A call to a push service: encrypted for the browser (RFC 8291), signed by this backend (RFC 8292). */
import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push';
import type { PushKey } from './pushKey.ts';
import type { pushSubscriptions } from './tables.ts';
import type { Notice } from './notice.ts';

export type Device = typeof pushSubscriptions.$inferSelect;

/** Result: accepted, device gone, temporary failure, or permanent failure. */
export type Outcome = { status: 'taken' | 'gone' | 'later' | 'refused'; reason: string };

/** Contact address for push services. */
const subject = 'mailto:push@studio-portal.example';

/** How long a service keeps an undelivered notification, in seconds: enough for a device switched off overnight. */
const ttlSeconds = 24 * 60 * 60;

/** Timeout of a call, in milliseconds. */
const timeoutMilliseconds = 10_000;

function toOutcomeStatus(status: number): Outcome['status'] {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Sends a notification to a device. Redirects are not followed, because they could lead to a blocked host. */
export async function callService(key: PushKey, device: Device, notice: Notice): Promise<Outcome> {
  const { endpoint, p256dh, auth } = device;
  // The library accepts only TLS endpoints, but an operator may have added a plain one.
  const subscription = {
    endpoint: endpoint.replace(/^http:/, 'https:'),
    expirationTime: null,
    keys: { p256dh, auth },
  };
  const { headers } = await vapidHeaders(subscription, { ...key, subject });
  const body = await encryptNotification(
    subscription,
    new TextEncoder().encode(JSON.stringify(notice)),
  );
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        ...headers,
        TTL: String(ttlSeconds),
        Urgency: 'normal',
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    await answer.body?.cancel();
    return { status: toOutcomeStatus(answer.status), reason: String(answer.status) };
  } catch (error) {
    return { status: 'later', reason: error instanceof Error ? error.name : 'unknown' };
  }
}
