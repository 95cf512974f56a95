import { setting } from '../../browser/setting.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Wraps `fetch` to send public forms with a fresh token of the operator's bot protection (spec 2,
 * section 7). The script loads with the first such form, and never if the operator has no bot
 * protection. If the script is blocked the request goes out without a token: the server rejects it
 * with an error that says what to do.
 */
export const withBotProtection = (ask: Fetch): Fetch =>
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
