import type { MessageFormatElement } from 'react-intl';

/** Parsed messages by id. */
export type Messages = Record<string, MessageFormatElement[]>;
