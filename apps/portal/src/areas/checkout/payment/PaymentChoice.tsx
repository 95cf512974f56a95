import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OnlinePaymentMethod, PaymentInstrument } from '@studio-portal/sdk/types';
import { ChoiceCards } from '@studio-portal/ui/ChoiceCards';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { instrumentName } from '../instruments/instrumentName.ts';
import { PaymentMark } from '../instruments/PaymentMark.tsx';
import { paymentMethods } from '../instruments/paymentMethods.ts';
import { AcceptedMethodsText } from './AcceptedMethodsText.tsx';
import { ValidUntil } from '../instruments/ValidUntil.tsx';
import { flowMessages } from '../flow/flowMessages.ts';

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
  /** Form of the selected method, if it has one. */
  form?: ReactNode;
  /** True to show all options at once, even if a stored instrument is selected. */
  showsAll?: boolean;
}

/**
 * Selects the payment method: stored instruments first, then each available method with icon. A
 * selected stored instrument is shown alone, with a button for the others, which are named, so that
 * the order button is in view.
 */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { legend, kept, methods, selected, onSelect, form, showsAll = false } = props;
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const options = useOptions(kept ?? [], methods, kept !== undefined);
  const stored = options.find(
    ({ value }) => value === selected && kept?.some(({ id }) => String(id) === value),
  );
  const folded = isUnfolded || showsAll || options.length === 1 ? undefined : stored;
  useEffect(() => {
    // The button that had the focus is gone.
    if (isUnfolded) list.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isUnfolded]);
  return (
    <div ref={list}>
      <ChoiceCards
        legend={legend ?? <FormattedMessage {...flowMessages.payment} />}
        selected={selected}
        onSelect={onSelect}
        options={(folded ? [folded] : options).map(({ hint, ...option }) =>
          option.value === selected
            ? { ...option, ...(hint && { text: hint }), ...(form !== undefined && { form }) }
            : option,
        )}
      />
      {folded && (
        <>
          <Button
            variant="text"
            color="inherit"
            onClick={() => setUnfolded(true)}
            sx={{ ml: -2, textDecoration: 'underline' }}
          >
            <FormattedMessage {...flowMessages.anotherMethod} />
          </Button>
          <Typography variant="body2" color="textSecondary">
            <AcceptedMethodsText methods={methods} />
          </Typography>
        </>
      )}
    </div>
  );
}

interface Option {
  value: string;
  title: ReactNode;
  text?: ReactNode;
  /** Next steps with this method; only shown while it is selected, so that the list stays short. */
  hint?: ReactNode;
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
        hint: <FormattedMessage {...hint} />,
        end: <PaymentMark of={method} />,
      };
    }),
  ];
}
