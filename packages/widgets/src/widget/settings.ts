/** Settings of a widget: attributes of the script, or of the widget itself. */
import { findLocale, type Locale } from './locales.ts';

/** A colour scheme, or that of the reader's system. */
export type Scheme = 'light' | 'dark' | 'auto';

export interface Settings {
  /** Organization unit id. */
  studioId: number;
  /** Identifier of the studio in addresses of the portal. */
  studioUuid: string;
  locale: Locale;
  scheme: Scheme;
  /** Origins of the portal and of the backend: those of the script unless `data-portal` and `data-api` say otherwise. */
  portal: string;
  api: string;
  /** One-time code of the website's content security policy, for the style elements. */
  nonce: string | undefined;
}

/** The script element that loaded this module; undefined if a bundler included it. */
export const findScript = (url: string): HTMLScriptElement | undefined =>
  [...document.scripts].find(({ src }) => src === url) ??
  document.querySelector<HTMLScriptElement>('script[data-studio]') ??
  undefined;

/**
 * Reads the settings of a widget; attributes on the widget win over those of the script.
 * @returns null if `data-studio` is missing or wrong
 */
export function readSettings(
  element: HTMLElement,
  script: HTMLScriptElement | undefined,
): Settings | null {
  const read = (name: string) => element.dataset[name] ?? script?.dataset[name];
  const studioUuid = read('studio') ?? '';
  const scheme = read('scheme');
  const studioId = parseStudioId(studioUuid);
  if (studioId === null) return null;
  const portal = read('portal') ?? new URL(script?.src ?? location.href).origin;
  const language = read('language') ?? element.closest<HTMLElement>('[lang]')?.lang;
  return {
    studioId,
    studioUuid,
    locale: findLocale([language ?? '', ...navigator.languages]),
    scheme: scheme === 'dark' || scheme === 'auto' ? scheme : 'light',
    portal,
    api: read('api') ?? portal,
    nonce: script?.nonce || undefined,
  };
}

/** Reads the id from a studio's identifier: base64 of tenant and organization unit id, joined by a colon. */
function parseStudioId(studioUuid: string): number | null {
  if (!/^[\w+/-]+={0,2}$/.test(studioUuid)) return null;
  try {
    const [, id] = /^[^:]+:([1-9]\d{0,15})$/.exec(atob(studioUuid)) ?? [];
    return id === undefined ? null : Number(id);
  } catch {
    return null;
  }
}
