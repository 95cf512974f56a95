/** A setting of the operator, from the head of index.html; empty when it is not set. */
export const setting = (name: 'fallback-address' | 'ga4-measurement-id' | 'maps-token'): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
