import type { Locale } from '../lib/i18n/locales.ts';
import { escape } from './escape.ts';
import { startText } from './serverTexts.ts';

/**
 * Returns a page without scripts for when the backend cannot determine the brand; neutral colors,
 * since none are known.
 */
export function troubleHtml(locale: Locale): string {
  const translate = (id: string): string => escape(startText(id, locale, {}) ?? '');
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">' +
    `<title>${translate('shell.maintenance')}</title><style>${css}</style></head>` +
    `<body><main><h1>${translate('shell.maintenance')}</h1><p>${translate('shell.maintenanceText')}</p></main></body></html>`
  );
}

const css =
  'body{margin:0;min-height:100dvh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif}' +
  'main{max-width:32rem;padding:24px;text-align:center}h1{margin:0 0 8px;font-size:1.5rem;line-height:1.2}p{margin:0}' +
  '@media(min-width:768px){h1{font-size:2.5rem}}';
