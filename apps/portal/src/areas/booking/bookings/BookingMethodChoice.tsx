import Typography from '@mui/material/Typography';
import { type ChoiceCard, ChoiceCards } from '@studio-portal/ui/ChoiceCards';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { formatBenefit } from './benefitTypes.ts';
import { bookingMessages } from './bookingMessages.ts';
import { toAmount } from './prices.ts';
import type { BookingMethod } from './bookingMethods.ts';

interface BookingMethodChoiceProps {
  methods: readonly BookingMethod[];
  selected: string;
  onSelect: (key: string) => void;
}

/** Lets the user choose between booking options and offers; states a single one. */
export function BookingMethodChoice({ methods, selected, onSelect }: BookingMethodChoiceProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const cards = methods.map((method) => toChoiceCard(method, intl, studio.currencyCode));
  const [only, ...others] = cards;
  if (only && others.length === 0) return <OnlyMethod {...only} />;
  return (
    <ChoiceCards
      legend={<FormattedMessage {...bookingMessages.howToPay} />}
      selected={selected}
      onSelect={onSelect}
      options={cards}
    />
  );
}

/** States a method without alternatives, instead of asking for a choice. */
function OnlyMethod({ title, text, end }: ChoiceCard) {
  return (
    <Panel as="div" sx={{ gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' }}>
      <div>
        <Typography sx={{ fontWeight: 'fontWeightBold' }}>{title}</Typography>
        {text !== undefined && <Typography color="textSecondary">{text}</Typography>}
      </div>
      {end}
    </Panel>
  );
}

/** Describes an offer with its price, or an option with its remaining uses and last valid day. */
function toChoiceCard(method: BookingMethod, intl: IntlShape, currency: string): ChoiceCard {
  if (method.kind === 'offer') {
    const { name, description, price } = method.offer;
    return {
      value: method.key,
      title: name,
      ...(description === '' ? {} : { text: description }),
      end: <PriceLabel price={toAmount(price, currency)} />,
    };
  }
  const { name, remaining, validUntil } = method.option;
  const details = [
    formatBenefit(method.option, intl),
    ...(remaining === null
      ? []
      : [intl.formatMessage(bookingMessages.remaining, { count: remaining })]),
    ...(validUntil
      ? [
          intl.formatMessage(bookingMessages.validUntil, {
            date: formatDay(fromWire(validUntil), intl.locale, { dateStyle: 'medium' }),
          }),
        ]
      : []),
  ];
  return {
    value: method.key,
    title: <FormattedMessage {...bookingMessages.paysWith} values={{ name }} />,
    text: details.join(' · '),
  };
}
