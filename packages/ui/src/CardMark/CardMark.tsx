import { styled } from '@mui/material/styles';
import { CreditCard } from 'lucide';
import {
  siAmericanexpress,
  siDinersclub,
  siDiscover,
  siJcb,
  siMastercard,
  siVisa,
  type SimpleIcon,
} from 'simple-icons';
import { Icon } from '../Icon/Icon.tsx';

export interface CardMarkProps {
  /** As the payment provider calls it, in any spelling: "Visa", "American Express". Null or left out, a card of no brand. */
  brand?: string | null;
}

const marks: ReadonlyMap<string, SimpleIcon> = new Map([
  ['visa', siVisa],
  ['mastercard', siMastercard],
  ['americanexpress', siAmericanexpress],
  ['amex', siAmericanexpress],
  ['dinersclub', siDinersclub],
  ['discover', siDiscover],
  ['jcb', siJcb],
]);

/** White by day and by night, as the brands ask for their marks to stand. */
const Plate = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 26,
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  verticalAlign: 'middle',
  '&[data-brand]': { backgroundColor: '#fff' },
}));

/** The mark of a card's brand on a small plate; of a brand that is not known, a card. Its name stands beside it in words. */
export function CardMark({ brand }: CardMarkProps) {
  const mark = marks.get(brand?.toLowerCase().replaceAll(/[^a-z]/g, '') ?? '');
  return (
    <Plate {...(mark ? { 'data-brand': mark.slug } : {})} aria-hidden>
      {mark ? (
        <svg width="24" height="24" viewBox="0 0 24 24" fill={`#${mark.hex}`} focusable="false">
          <path d={mark.path} />
        </svg>
      ) : (
        <Icon of={CreditCard} size={18} />
      )}
    </Plate>
  );
}
