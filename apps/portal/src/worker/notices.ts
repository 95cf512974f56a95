/// <reference lib="webworker" />
/**
 * Shows pushed notifications (apps/sandbox/src/domains/push/notice.ts), even if no page of the
 * portal is open.
 */

declare const self: ServiceWorkerGlobalScope;

interface Notice {
  title: string;
  body: string;
  path: string;
  lang: string;
  icon: string | null;
}

const isNotice = (data: unknown): data is Notice =>
  typeof data === 'object' &&
  data !== null &&
  ['title', 'body', 'path', 'lang'].every((name) => typeof Reflect.get(data, name) === 'string') &&
  'icon' in data &&
  (data.icon === null || typeof data.icon === 'string');

/** Parses a push message; null if it cannot be shown. */
function parseNotice(data: PushMessageData | null): Notice | null {
  try {
    const pushed: unknown = data?.json();
    return isNotice(pushed) ? pushed : null;
  } catch {
    return null;
  }
}

/** Shows a pushed notification. */
export async function showNotice(data: PushMessageData | null): Promise<void> {
  const notice = parseNotice(data);
  if (!notice) return;
  const { title, body, path, lang, icon } = notice;
  await self.registration.showNotification(title, {
    body,
    lang,
    data: { path },
    ...(icon === null ? {} : { icon }),
  });
}

/** Returns the URL of a notification, limited to this origin; the home page if it names none. */
export function noticeUrl(data: unknown, origin: string): string {
  const home = `${origin}/`;
  if (typeof data !== 'object' || data === null || !('path' in data)) return home;
  const { path } = data;
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return home;
  const url = new URL(path, origin);
  return url.origin === origin ? url.href : home;
}

/**
 * Opens the page of a notification, or focuses it if it is open. Other open pages stay, since they
 * may have unsaved input.
 */
export async function openNotice(data: unknown): Promise<void> {
  const address = noticeUrl(data, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}
