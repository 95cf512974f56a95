/// <reference lib="webworker" />
/** What the backend pushes (apps/sandbox/src/domains/push/notice.ts), shown also while no page of the portal is open. */

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

/** What was pushed; null where it is nothing that can be shown. */
function noticeIn(data: PushMessageData | null): Notice | null {
  try {
    const pushed: unknown = data?.json();
    return isNotice(pushed) ? pushed : null;
  } catch {
    return null;
  }
}

/** Shows what was pushed. */
export async function showNotice(data: PushMessageData | null): Promise<void> {
  const notice = noticeIn(data);
  if (!notice) return;
  const { title, body, path, lang, icon } = notice;
  await self.registration.showNotification(title, {
    body,
    lang,
    data: { path },
    ...(icon === null ? {} : { icon }),
  });
}

/** The address that a notification leads to, of this origin only; the home page where it names none. */
export function addressOf(data: unknown, origin: string): string {
  const home = `${origin}/`;
  if (typeof data !== 'object' || data === null || !('path' in data)) return home;
  const { path } = data;
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return home;
  const url = new URL(path, origin);
  return url.origin === origin ? url.href : home;
}

/** Opens the page that a notification leads to. One that is open already comes to the front; in others something may be typed. */
export async function openNotice(data: unknown): Promise<void> {
  const address = addressOf(data, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}
