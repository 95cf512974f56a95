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

const OnlyWay = styled('p')(({ theme }) => ({
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
  /** Above the choice, where it is not just that of a payment. */
  legend?: ReactNode;
  /** What is kept for the account; none for a visitor. */
  kept?: readonly PaymentInstrument[];
  /** In which ways something else may pay. */
  ways: readonly OnlinePaymentMethod[];
  /** Id of what is kept, or the name of a way. */
  selected: string;
  onSelect: (key: string) => void;
}

/**
 * What pays: what is kept for the account first, then every way that the studio takes for this, each with its sign and what happens.
 * Where one way is left there is no choice to make.
 */
export function PaymentChoice({ legend, kept, ways, selected, onSelect }: PaymentChoiceProps) {
  const options = useOptions(kept ?? [], ways, kept !== undefined);
  const [only] = options;
  if (only && options.length === 1)
    return (
      <OnlyWay>
        <span>
          {only.title}
          <small>{only.text}</small>
        </span>
        {only.end}
      </OnlyWay>
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
  ways: readonly OnlinePaymentMethod[],
  hasAccount: boolean,
): Option[] {
  const intl = useIntl();
  // Whoever has an account types a card on the provider's page, a visitor in its form on this one.
  const newCard = { name: flowMessages.newCard, hint: flowMessages.newCardHint };
  return [
    ...kept.map((instrument) => ({
      value: String(instrument.id),
      title: instrumentName(instrument, intl),
      end: <PaymentMark of={instrument.type} brand={instrument.brand} />,
      ...(instrument.expiryYear === null ? {} : { text: <ValidUntil instrument={instrument} /> }),
    })),
    ...ways.map((method) => {
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
