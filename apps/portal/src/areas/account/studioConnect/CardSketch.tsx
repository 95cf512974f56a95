import { styled } from '@mui/material/styles';
import { fontWeights, radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import type { ConnectMethod } from './connectMethods.ts';

const Card = styled('figure')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space(12)} ${space(16)}`,
  alignItems: 'end',
  maxWidth: 360,
  boxSizing: 'border-box',
  margin: 0,
  padding: space(16),
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.muted,
  color: theme.vars.palette.text.secondary,
  '& figcaption': { ...theme.typography.body2, gridColumn: '1 / -1' },
}));

/** Placeholder for irrelevant print. */
const Line = styled('span')(({ theme }) => ({
  height: 6,
  borderRadius: radii.pill,
  backgroundColor: theme.vars.palette.outline,
  opacity: 0.5,
}));

const Print = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& mark': {
    padding: `${space(2)} ${space(6)}`,
    borderRadius: radii.control,
    backgroundColor: theme.vars.palette.soft.brand,
    color: theme.vars.palette.text.primary,
    fontWeight: fontWeights.bold,
  },
}));

const pictures = {
  customerCode: { caption: messages.codeWhere, before: '', marked: 'AB-12345' },
  iban: { caption: messages.ibanWhere, before: 'IBAN ', marked: 'DE00 1234 …' },
  ibanSuffix: {
    caption: messages.suffixWhere,
    before: 'IBAN DE00 1234 … ',
    marked: '6789',
  },
} as const satisfies Record<Exclude<ConnectMethod, 'email'>, object>;

/**
 * Sketch of a membership card or contract that highlights the required part, with a caption that
 * says where to find it.
 */
export function CardSketch({ method }: { method: Exclude<ConnectMethod, 'email'> }) {
  const { caption, before, marked } = pictures[method];
  return (
    <Card>
      <Line aria-hidden style={{ width: '60%' }} />
      <Line aria-hidden style={{ width: 32, height: 20 }} />
      <Print aria-hidden>
        {before}
        <mark>{marked}</mark>
      </Print>
      <figcaption>
        <FormattedMessage {...caption} />
      </figcaption>
    </Card>
  );
}
