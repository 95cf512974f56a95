import type { MessageDescriptor } from 'react-intl';
import { wantTexts } from './loadTexts.ts';
import type { TextArea } from './textAreas.ts';

/**
 * Declares messages: `texts(area, defineMessages({ … }))`. Evaluating the module starts loading the
 * area; `withTexts` waits for it. react-intl's message type would require declaring the values a
 * second time, away from the text; this type accepts any values, and a missing one fails a test.
 * @param area of the folder (textAreas.ts)
 */
export function texts<Key extends string>(
  area: TextArea,
  messages: Readonly<Record<Key, MessageDescriptor>>,
): Readonly<Record<Key, MessageDescriptor>> {
  wantTexts(area);
  return messages;
}
