import { FormattedMessage } from 'react-intl';
import { resultMessages } from './resultMessages.ts';

/** Returns the reference of an order: a label and the first characters of its id. */
export const orderReference = (id: string) => ({
  label: <FormattedMessage {...resultMessages.order} />,
  value: id.slice(0, 8).toUpperCase(),
});
