import type { MessageFormatElement } from 'react-intl';

/** Texts by message id, parsed. */
export type Messages = Record<string, MessageFormatElement[]>;
