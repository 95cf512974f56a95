import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDay, fromWire } from '../../lib/dates.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { PriceOf } from '../../domains/checkout/PriceOf.tsx';
import { messages } from './messages.ts';
import type { WayToBook } from './waysToBook.ts';

const Way = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(8),
  padding: `${space(8)} ${space(16)} ${space(8)} ${space(4)}`,
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

/** The ways to book as one choice; a single way is shown, not asked. */
export function WayChoice({
  ways,
  selected,
  onSelect,
}: {
  ways: readonly WayToBook[];
  selected: string;
  onSelect: (key: string) => void;
}) {
  const { studio } = useStudio();
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">
        <FormattedMessage {...messages.howToPay} />
      </FormLabel>
      <List>
        {ways.map((way) => (
          <Way key={way.key}>
            <Radio
              name="way-to-book"
              value={way.key}
              checked={way.key === selected}
              onChange={() => onSelect(way.key)}
            />
            <WayText way={way} />
            {way.kind === 'offer' && (
              <PriceOf
                price={way.offer.price.money ?? { amount: 0, currency: studio.currencyCode }}
              />
            )}
          </Way>
        ))}
      </List>
    </FormControl>
  );
}

function WayText({ way }: { way: WayToBook }) {
  const intl = useIntl();
  if (way.kind === 'offer')
    return (
      <span>
        {way.offer.name}
        <small>{way.offer.description}</small>
      </span>
    );
  const { name, remaining, validUntil } = way.option;
  const rest = [
    ...(remaining === null ? [] : [intl.formatMessage(messages.remaining, { count: remaining })]),
    ...(validUntil
      ? [
          intl.formatMessage(messages.validUntil, {
            date: formatDay(fromWire(validUntil), intl.locale, { dateStyle: 'medium' }),
          }),
        ]
      : []),
  ];
  return (
    <span>
      <FormattedMessage {...messages.paysWith} values={{ name }} />
      {rest.length > 0 && <small>{rest.join(' · ')}</small>}
    </span>
  );
}
