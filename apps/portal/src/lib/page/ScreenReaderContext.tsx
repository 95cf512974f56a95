import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { defineMessages, FormattedMessage } from 'react-intl';
import { texts } from '../i18n/texts.ts';

const messages = texts(
  'start',
  defineMessages({
    ofWhat: {
      id: 'commons.ofWhat',
      defaultMessage: ': {name}',
      description:
        'Behind the words of a button, for screen readers: what it is about. The French leave a space before it.',
    },
  }),
);

/** Tells screen readers which item a button in a list belongs to. */
export const ScreenReaderContext = ({ name }: { name: string }) => (
  <VisuallyHidden>
    <FormattedMessage {...messages.ofWhat} values={{ name }} />
  </VisuallyHidden>
);
