import { PriceText } from '../PriceText/PriceText.tsx';
import { SummaryCard } from './SummaryCard.tsx';

export const PaidByCard = (
  <SummaryCard
    heading="Your booking"
    title="Power Yoga"
    when={{ label: 'When', value: 'Tue 24 November, 18:00 – 19:15' }}
    where={{ label: 'Where', value: 'Example Studio Mitte, Studio 2' }}
    more={[{ id: 'trainer', label: 'With', value: 'Sample Trainer' }]}
    payment={{ label: 'Pays with', value: 'Card ending 4242' }}
    total={{ label: 'Total', value: <PriceText amount={18.5} currency="EUR" locale="en-GB" /> }}
    note="Free cancelation until Tue 24 November, 12:00."
  />
);
export const PaidByPass = (
  <SummaryCard
    heading="Your booking"
    title="Functional Training for early birds with a very long name"
    when={{ label: 'When', value: 'Tomorrow, 06:30 – 07:15' }}
    where={{ label: 'Where', value: 'Example Studio am Sample Square, Room with a long name' }}
    payment={{ label: 'Pays with', value: 'Your membership Premium' }}
    total={{
      label: 'Total',
      value: <PriceText amount={0} currency="EUR" locale="en-GB" freeLabel="free" />,
    }}
  />
);
