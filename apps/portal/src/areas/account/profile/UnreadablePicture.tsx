import { FormattedMessage } from 'react-intl';
import { errorMessages } from '../../../lib/api/errors/errorMessages.ts';

/**
 * Error for a file that is not a picture. A separate module, because it includes the error
 * messages.
 */
export const UnreadablePicture = () => (
  <FormattedMessage {...errorMessages['picture.error.notreadable']} />
);
