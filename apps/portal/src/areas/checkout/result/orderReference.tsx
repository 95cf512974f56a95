import { FormattedMessage } from 'react-intl';
import { resultMessages } from './resultMessages.ts';

/** What is quoted of an order: the beginning of its id, with its name. */
export const orderReference = (id: string) => ({
  label: <FormattedMessage {...resultMessages.order} />,
  value: id.slice(0, 8).toUpperCase(),
});
