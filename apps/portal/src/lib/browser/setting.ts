type Setting =
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

let serverSettings: Readonly<Record<string, string>> | undefined;

/**
 * Provides the settings on the server, where there is no document; they are the same for all
 * requests.
 */
export function provideSettings(settings: Readonly<Record<string, string>>): void {
  serverSettings = settings;
}

/** Returns a setting of the operator from the head of index.html; empty if not set. */
export const setting = (name: Setting): string =>
  (serverSettings
    ? serverSettings[name]
    : document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')) ?? '';
