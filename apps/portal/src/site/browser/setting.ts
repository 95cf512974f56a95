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

/** A setting of the operator, from the head of index.html; empty when it is not set. */
export const setting = (name: Setting): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
