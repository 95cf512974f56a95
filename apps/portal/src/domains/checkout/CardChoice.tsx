import type { PaymentInstrument } from '@studio-portal/sdk/types';
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

/** The cards kept for the account, and a new one. */
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
      },
    ]}
  />
);
