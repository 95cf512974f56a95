import type { MessageDescriptor } from 'react-intl';
import { wantTexts } from './loadTexts.ts';
import type { TextArea } from './textAreas.ts';

/**
 * Declares messages: `texts(area, defineMessages({ … }))`. Evaluating the module begins to load the texts of the area; `withTexts`
 * waits for them. react-intl's own type of a message demands that its values are declared a second time, away from the text; this one
 * lets any be passed, and a missing one is a test failure.
 * @param area of the folder (textAreas.ts)
 */
export function texts<Key extends string>(
  area: TextArea,
  messages: Readonly<Record<Key, MessageDescriptor>>,
): Readonly<Record<Key, MessageDescriptor>> {
  wantTexts(area);
  return messages;
}
