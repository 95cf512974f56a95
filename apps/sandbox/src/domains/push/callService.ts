/** One call to a push service: encrypted for the browser alone (RFC 8291), signed by this backend (RFC 8292). */
import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push';
import type { Notice } from './noticeOf.ts';
import type { PushKey } from './pushKey.ts';
import type { pushSubscriptions } from './tables.ts';

export type Device = typeof pushSubscriptions.$inferSelect;

/** What came of it: the service has it, the device is gone, it may work later, or it never will. */
export type Outcome = { is: 'taken' | 'gone' | 'later' | 'refused'; why: string };

/** Whom a push service may write to about what is sent. */
const subject = 'mailto:push@studio-portal.example';

/** For so long a service keeps what it cannot hand over yet, in seconds: a device that is switched off over night. */
const keptSeconds = 24 * 60 * 60;

/** How long a service is waited for, in milliseconds. */
const patience = 10_000;

function outcomeOf(status: number): Outcome['is'] {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Hands a notice to the service of a device. A redirect is not followed: it could lead anywhere. */
export async function callService(key: PushKey, device: Device, notice: Notice): Promise<Outcome> {
  const { endpoint, p256dh, auth } = device;
  // The library knows services over TLS alone; one that an operator has added may have none, and is named all the same.
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
        TTL: String(keptSeconds),
        Urgency: 'normal',
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    return { is: outcomeOf(answer.status), why: String(answer.status) };
  } catch (error) {
    return { is: 'later', why: error instanceof Error ? error.name : 'unknown' };
  }
}
