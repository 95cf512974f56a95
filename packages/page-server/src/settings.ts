/** Settings of an operator: meta elements in the page's head, which are data, so that no policy has to let a script in for them. */
import { escapeHtml } from './html.ts';

export type SettingName =
  | 'api-origin'
  | 'bot-protection-key'
  | 'bot-protection-script'
  | 'error-report-dsn'
  | 'error-report-release'
  | 'fallback-address'
  | 'ga4-measurement-id'
  | 'maps-token'
  | 'studio-choice-tenant';

export type Settings = Partial<Record<SettingName, string>>;

const elementOf = (name: string): RegExp => new RegExp(`<meta name="${name}" content="[^"]*"`);

/** The built page with these settings instead of its own. */
export const withSettings = (html: string, settings: Settings): string =>
  Object.entries(settings).reduce(
    (text, [name, value]) =>
      text.replace(elementOf(name), () => `<meta name="${name}" content="${escapeHtml(value)}"`),
    html,
  );

/** What a page's head says of one; empty when it is not set. */
export const settingIn = (html: string, name: SettingName): string =>
  new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
