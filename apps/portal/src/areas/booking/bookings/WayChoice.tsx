import { type ChoiceCard, ChoiceCards } from '@studio-portal/ui/ChoiceCards';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { benefitTypes } from './benefitTypes.ts';
import { bookingMessages } from './bookingMessages.ts';
import type { WayToBook } from './waysToBook.ts';

interface WayChoiceProps {
  ways: readonly WayToBook[];
  selected: string;
  onSelect: (key: string) => void;
}

/** The ways to book as one choice. */
export function WayChoice({ ways, selected, onSelect }: WayChoiceProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  return (
    <ChoiceCards
      legend={<FormattedMessage {...bookingMessages.howToPay} />}
      selected={selected}
      onSelect={onSelect}
      options={ways.map((way) => cardOf(way, intl, studio.currencyCode))}
    />
  );
}

/** An offer with its price, or what the member holds with what is left of it. */
function cardOf(way: WayToBook, intl: IntlShape, currency: string): ChoiceCard {
  if (way.kind === 'offer') {
    const { name, description, price } = way.offer;
    return {
      value: way.key,
      title: name,
      ...(description === '' ? {} : { text: description }),
      end: <PriceLabel price={price.money ?? { amount: 0, currency }} />,
    };
  }
  const { name, remaining, validUntil } = way.option;
  const rest = [
    intl.formatMessage(benefitTypes[way.option.type]),
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
    value: way.key,
    title: <FormattedMessage {...bookingMessages.paysWith} values={{ name }} />,
    text: rest.join(' · '),
  };
}
