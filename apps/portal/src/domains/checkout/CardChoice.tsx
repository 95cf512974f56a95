import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import type { PaymentInstrument } from '@studio-portal/sdk/types';
import { radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { flowMessages } from './flowMessages.ts';

/** The choice that is not a kept card. */
export const newCard = 'new';

const Card = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(8),
  padding: `${space(12)} ${space(16)} ${space(12)} ${space(4)}`,
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.outline}`,
  cursor: 'pointer',
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
}));

const List = styled('div')({ display: 'grid', gap: space(8), marginTop: space(8) });

interface CardChoiceProps {
  cards: readonly PaymentInstrument[];
  selected: string;
  onSelect: (key: string) => void;
}

/** The cards kept for the account, and a new one. */
export function CardChoice({ cards, selected, onSelect }: CardChoiceProps) {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">
        <FormattedMessage {...flowMessages.payment} />
      </FormLabel>
      <List>
        {cards.map((card) => (
          <Card key={card.id}>
            <Radio
              name="card"
              value={card.id}
              checked={selected === String(card.id)}
              onChange={() => onSelect(String(card.id))}
            />
            <span>
              <FormattedMessage
                {...flowMessages.keptCard}
                values={{ brand: card.brand, number: card.maskedNumber }}
              />
              {card.expiryMonth !== null && card.expiryYear !== null && (
                <small>
                  <FormattedMessage
                    {...flowMessages.keptCardHint}
                    values={{
                      month: String(card.expiryMonth).padStart(2, '0'),
                      year: String(card.expiryYear),
                    }}
                  />
                </small>
              )}
            </span>
          </Card>
        ))}
        <Card>
          <Radio
            name="card"
            value={newCard}
            checked={selected === newCard}
            onChange={() => onSelect(newCard)}
          />
          <span>
            <FormattedMessage {...flowMessages.newCard} />
            <small>
              <FormattedMessage {...flowMessages.newCardHint} />
            </small>
          </span>
        </Card>
      </List>
    </FormControl>
  );
}
