/** Where the texts of an area are in a language, as JSON (vite/messages.ts). */
declare module 'virtual:messages' {
  export function textsUrl(locale: string, area: string): string;
}

/** The whole ICU parser; the name of the package itself is the one without, in production. */
declare module 'virtual:icu-parser' {
  export { parse, TYPE } from '@formatjs/icu-messageformat-parser';
}
