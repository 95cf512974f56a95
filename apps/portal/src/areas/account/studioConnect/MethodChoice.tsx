import { ChoiceCards } from '@studio-portal/ui/ChoiceCards';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import { type ConnectMethod, connectMethods } from './connectMethods.ts';

const words = {
  email: { name: messages.wayEmail, text: messages.wayEmailText },
  customerCode: { name: messages.wayCode, text: messages.wayCodeText },
  iban: { name: messages.wayIban, text: messages.wayIbanText },
  ibanSuffix: { name: messages.waySuffix, text: messages.waySuffixText },
} as const satisfies Record<ConnectMethod, object>;

/** Selects the method by which the studio identifies its member. */
export const MethodChoice = ({
  method,
  onChange,
}: {
  method: ConnectMethod;
  onChange: (method: ConnectMethod) => void;
}) => (
  <ChoiceCards
    legend={<FormattedMessage {...messages.howToFind} />}
    columns={2}
    options={connectMethods.map((value) => ({
      value,
      title: <FormattedMessage {...words[value].name} />,
      text: <FormattedMessage {...words[value].text} />,
    }))}
    selected={method}
    onSelect={onChange}
  />
);
