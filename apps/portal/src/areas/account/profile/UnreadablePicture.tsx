import { FormattedMessage } from 'react-intl';
import { errorMessages } from '../../../lib/api/errors/errorMessages.ts';

/** That the chosen file is no picture; in a file of its own, since the words for refusals come with it. */
export const UnreadablePicture = () => (
  <FormattedMessage {...errorMessages['picture.error.notreadable']} />
);
