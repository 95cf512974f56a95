import type { PaymentInstrument } from '@studio-portal/sdk/types';
import { CardMark } from '@studio-portal/ui/CardMark';
import { ChoiceCards } from '@studio-portal/ui/ChoiceCards';
import { FormattedMessage } from 'react-intl';
import { flowMessages } from './flowMessages.ts';

/** The choice that is not a kept card. */
export const newCard = 'new';

interface CardChoiceProps {
  cards: readonly PaymentInstrument[];
  selected: string;
  onSelect: (key: string) => void;
}

/** The cards kept for the account, each with the mark of its brand, and a new one: of which brands the server does not say. */
export const CardChoice = ({ cards, selected, onSelect }: CardChoiceProps) => (
  <ChoiceCards
    legend={<FormattedMessage {...flowMessages.payment} />}
    selected={selected}
    onSelect={onSelect}
    options={[
      ...cards.map((card) => ({
        value: String(card.id),
        title: (
          <FormattedMessage
            {...flowMessages.keptCard}
            values={{ brand: card.brand, number: card.maskedNumber }}
          />
        ),
        end: <CardMark brand={card.brand} />,
        ...(card.expiryMonth !== null && card.expiryYear !== null
          ? {
              text: (
                <FormattedMessage
                  {...flowMessages.keptCardHint}
                  values={{
                    month: String(card.expiryMonth).padStart(2, '0'),
                    year: String(card.expiryYear),
                  }}
                />
              ),
            }
          : {}),
      })),
      {
        value: newCard,
        title: <FormattedMessage {...flowMessages.newCard} />,
        text: <FormattedMessage {...flowMessages.newCardHint} />,
        end: <CardMark />,
      },
    ]}
  />
);
