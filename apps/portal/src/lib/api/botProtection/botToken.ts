import { botProtected } from '@studio-portal/sdk/botProtected';
import { setting } from '../../browser/setting.ts';

/** The interface of reCAPTCHA v3, which others have too. */
interface BotService {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

/** For how long the script and its answer are waited for, in milliseconds. */
const patience = 10_000;

const isService = (value: unknown): value is BotService =>
  typeof value === 'object' && value !== null && 'ready' in value && 'execute' in value;

const service = (): BotService | undefined => {
  const found: unknown = Reflect.get(window, 'grecaptcha');
  return isService(found) ? found : undefined;
};

/** Whether a POST to a path is what a public form sends. */
export const isProtected = (path: string): boolean => botProtected.has(path);

/** Loads the script, unless it is there; one that was blocked is tried again with the next form. */
async function loaded(): Promise<BotService | undefined> {
  if (service()) return service();
  const key = encodeURIComponent(setting('bot-protection-key'));
  const script = Object.assign(document.createElement('script'), {
    src: `${setting('bot-protection-script')}?render=${key}`,
    async: true,
  });
  await new Promise((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
    setTimeout(resolve, patience);
    document.head.append(script);
  });
  if (!service()) script.remove();
  return service();
}

/** A token for sending a form; undefined where the script is blocked or does not answer. */
export async function botToken(): Promise<string | undefined> {
  const bot = await loaded();
  if (!bot) return undefined;
  const token = new Promise<string>((resolve, reject) => {
    bot.ready(() => {
      bot.execute(setting('bot-protection-key'), { action: 'submit' }).then(resolve, reject);
    });
  });
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  return Promise.race([token, tooLate]).catch(() => undefined);
}
