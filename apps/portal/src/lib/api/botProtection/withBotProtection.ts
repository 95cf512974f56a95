import { setting } from '../../browser/setting.ts';

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/**
 * A `fetch` that sends what public forms send with a token of the operator's bot protection (specification 2, section 7), a new one each
 * time. Nothing of it is loaded before such a form is sent, and nothing at all where the operator has none. Without a token, because the
 * script is blocked, the request goes out all the same: the server refuses it, and the words for that say what to do.
 */
export const withBotProtection = (ask: Ask): Ask =>
  setting('bot-protection-script') === ''
    ? ask
    : async (url, init) => {
        if (init.method !== 'POST' || !url.includes('/public/')) return ask(url, init);
        const { isProtected, botToken } = await import('./botToken.ts');
        if (!isProtected(new URL(url, window.location.href).pathname)) return ask(url, init);
        const token = await botToken();
        if (token === undefined) return ask(url, init);
        const headers = new Headers(init.headers);
        headers.set('X-Bot-Protection-Token', token);
        return ask(url, { ...init, headers });
      };
