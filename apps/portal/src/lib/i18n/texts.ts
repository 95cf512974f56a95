import type { MessageDescriptor, MessageFormatElement } from 'react-intl';

/** Texts by id, parsed. */
export type Messages = Record<string, MessageFormatElement[]>;

/**
 * `texts(defineMessages({ … }))`: the messages of a feature. react-intl's own type of a message demands that its values are
 * declared a second time, away from the text; this one lets any be passed, and a missing one is a test failure.
 */
export const texts = <Key extends string>(
  messages: Readonly<Record<Key, MessageDescriptor>>,
): Readonly<Record<Key, MessageDescriptor>> => messages;
