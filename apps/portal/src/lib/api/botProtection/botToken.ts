import { botProtected } from '@studio-portal/sdk/botProtected';
import { setting } from '../../browser/setting.ts';

/** The interface of reCAPTCHA v3, which other services share. */
interface BotService {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

/** Timeout in milliseconds for the script and for its answer. */
const timeout = 10_000;

const isService = (value: unknown): value is BotService =>
  typeof value === 'object' && value !== null && 'ready' in value && 'execute' in value;

const service = (): BotService | undefined => {
  const found: unknown = Reflect.get(window, 'grecaptcha');
  return isService(found) ? found : undefined;
};

/** Returns whether a POST to this path comes from a public form. */
export const isProtected = (path: string): boolean => botProtected.has(path);

/** Loads the script once. A blocked script is retried with the next form. */
async function loadService(): Promise<BotService | undefined> {
  if (service()) return service();
  const key = encodeURIComponent(setting('bot-protection-key'));
  const script = Object.assign(document.createElement('script'), {
    src: `${setting('bot-protection-script')}?render=${key}`,
    async: true,
  });
  await new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
    setTimeout(resolve, timeout);
    document.head.append(script);
  });
  if (!service()) script.remove();
  return service();
}

/**
 * Requests a token for submitting a form. Returns undefined if the script is blocked or does not
 * answer.
 */
export async function botToken(): Promise<string | undefined> {
  const bot = await loadService();
  if (!bot) return undefined;
  const token = new Promise<string>((resolve, reject) => {
    bot.ready(() => {
      bot.execute(setting('bot-protection-key'), { action: 'submit' }).then(resolve, reject);
    });
  });
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, timeout));
  return Promise.race([token, tooLate]).catch(() => undefined);
}
