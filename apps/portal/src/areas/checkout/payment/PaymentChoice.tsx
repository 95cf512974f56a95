import { styled } from '@mui/material/styles';
import type { OnlinePaymentMethod, PaymentInstrument } from '@studio-portal/sdk/types';
import { ChoiceCards } from '@studio-portal/ui/ChoiceCards';
import { radii, space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { instrumentName } from '../instruments/instrumentName.ts';
import { PaymentMark } from '../instruments/PaymentMark.tsx';
import { paymentMethods } from '../instruments/paymentMethods.ts';
import { ValidUntil } from '../instruments/ValidUntil.tsx';
import { flowMessages } from '../flow/flowMessages.ts';

const SingleOption = styled('p')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(16),
  margin: 0,
  padding: space(16),
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
}));

interface PaymentChoiceProps {
  /** Legend, if it is not simply the payment method. */
  legend?: ReactNode;
  /** Stored instruments of the account; undefined for a visitor. */
  kept?: readonly PaymentInstrument[];
  /** Methods for a new instrument. */
  methods: readonly OnlinePaymentMethod[];
  /** Id of a stored instrument, or name of a method. */
  selected: string;
  onSelect: (key: string) => void;
}

/**
 * Selects the means of payment: stored instruments first, then each available method with icon and
 * hint. A single option is shown without a choice.
 */
export function PaymentChoice({ legend, kept, methods, selected, onSelect }: PaymentChoiceProps) {
  const options = useOptions(kept ?? [], methods, kept !== undefined);
  const [only] = options;
  if (only && options.length === 1)
    return (
      <SingleOption>
        <span>
          {only.title}
          <small>{only.text}</small>
        </span>
        {only.end}
      </SingleOption>
    );
  return (
    <ChoiceCards
      legend={legend ?? <FormattedMessage {...flowMessages.payment} />}
      selected={selected}
      onSelect={onSelect}
      options={options}
    />
  );
}

interface Option {
  value: string;
  title: ReactNode;
  text?: ReactNode;
  end: ReactNode;
}

function useOptions(
  kept: readonly PaymentInstrument[],
  methods: readonly OnlinePaymentMethod[],
  hasAccount: boolean,
): Option[] {
  const intl = useIntl();
  // Users with an account enter cards on the provider's page, visitors in the embedded form.
  const newCard = { name: flowMessages.newCard, hint: flowMessages.newCardHint };
  return [
    ...kept.map((instrument) => ({
      value: String(instrument.id),
      title: instrumentName(instrument, intl),
      end: <PaymentMark of={instrument.type} brand={instrument.brand} />,
      ...(instrument.expiryYear === null ? {} : { text: <ValidUntil instrument={instrument} /> }),
    })),
    ...methods.map((method) => {
      const { name, hint } =
        method === 'CREDIT_CARD' && hasAccount ? newCard : paymentMethods[method];
      return {
        value: method,
        title: <FormattedMessage {...name} />,
        text: <FormattedMessage {...hint} />,
        end: <PaymentMark of={method} />,
      };
    }),
  ];
}
