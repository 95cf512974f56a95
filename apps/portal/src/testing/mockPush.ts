import { vi } from 'vitest';

interface Browser {
  /** The user's answer to the permission prompt. */
  answer: NotificationPermission;
  /** True if subscribing fails after the prompt. */
  fails?: boolean;
}

/**
 * Mocks the browser's notification API as far as the portal uses it: permission, worker and
 * subscription.
 */
export function mockPush({ answer, fails = false }: Browser) {
  const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/sample-phone';
  const keys = { p256dh: `BA${'A'.repeat(85)}`, auth: 'c2FtcGxlLXNlY3JldC0xNg' };
  let permission: NotificationPermission = 'default';
  let subscribed = false;
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      subscribed = false;
      return true;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (subscribed ? subscription : null),
      subscribe: async () => {
        if (fails) throw new DOMException('No service', 'AbortError');
        subscribed = true;
        return subscription;
      },
    },
  };
  const asked = vi.fn(async () => {
    permission = answer;
    return answer;
  });
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission);
  vi.spyOn(Notification, 'requestPermission').mockImplementation(asked);
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(
    Object.create(navigator.serviceWorker, {
      ready: { value: Promise.resolve(registration) },
      register: { value: async () => registration },
      getRegistration: { value: async () => registration },
    }),
  );
  return {
    endpoint,
    keys,
    asked,
    isSubscribed: () => subscribed,
    /** Simulates an existing subscription. */
    subscribe: () => {
      subscribed = true;
    },
  };
}
