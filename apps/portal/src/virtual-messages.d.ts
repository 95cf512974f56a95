/** Where the texts of each language are, as JSON (vite/messages.ts). */
declare module 'virtual:messages' {
  const addresses: Readonly<Partial<Record<string, string>>>;
  export default addresses;
}

/** The whole ICU parser; the name of the package itself is the one without, in production. */
declare module 'virtual:icu-parser' {
  export { parse, TYPE } from '@formatjs/icu-messageformat-parser';
}
