declare module 'virtual:messages/*' {
  import type { MessageFormatElement } from 'react-intl';
  const messages: Record<string, MessageFormatElement[]>;
  export default messages;
}

/** The whole ICU parser; the name of the package itself is the one without, in production. */
declare module 'virtual:icu-parser' {
  export { parse, TYPE } from '@formatjs/icu-messageformat-parser';
}
