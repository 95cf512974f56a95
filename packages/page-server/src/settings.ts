/**
 * Settings of an operator as meta elements in the page's head. They are data, so that the policy need not allow a
 * script.
 */
import { escapeHtml } from './html.ts';

export type SettingName =
  | 'api-origin'
  | 'bot-protection-key'
  | 'bot-protection-script'
  | 'chat-script'
  | 'error-report-dsn'
  | 'error-report-release'
  | 'fallback-address'
  | 'ga4-measurement-id'
  | 'maps-token'
  | 'studio-choice-tenant';

export type Settings = Partial<Record<SettingName, string>>;

const createElementPattern = (name: string): RegExp =>
  new RegExp(`<meta name="${name}" content="[^"]*"`);

/** Returns the built page with these settings instead of its own. */
export const withSettings = (html: string, settings: Settings): string =>
  Object.entries(settings).reduce(
    (text, [name, value]) =>
      text.replace(
        createElementPattern(name),
        () => `<meta name="${name}" content="${escapeHtml(value)}"`,
      ),
    html,
  );

/** Returns a setting from a page's head; empty if unset. */
export const readSetting = (html: string, name: SettingName): string =>
  new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
