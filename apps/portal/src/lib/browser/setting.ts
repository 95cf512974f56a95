type Setting =
  | 'api-origin'
  | 'bot-protection-key'
  | 'bot-protection-script'
  | 'error-report-dsn'
  | 'error-report-release'
  | 'fallback-address'
  | 'ga4-measurement-id'
  | 'maps-token'
  | 'studio-choice-tenant';

let ofServer: Readonly<Record<string, string>> | undefined;

/** Tells the settings where there is no document to read them from; the same for all requests. */
export function provideSettings(settings: Readonly<Record<string, string>>): void {
  ofServer = settings;
}

/** A setting of the operator, from the head of index.html; empty when it is not set. */
export const setting = (name: Setting): string =>
  (ofServer
    ? ofServer[name]
    : document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')) ?? '';
