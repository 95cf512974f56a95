import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ContractOfferTerm } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useSigningAddresses } from '../signing/useSigningAddresses.ts';
import { formatRecurringPrice } from '../words/contractFormats.ts';
import { CardMark, ComparedCard } from '../../../lib/page/ComparedCards.ts';
import { formatTermName } from './formatTermName.ts';
import { messages } from './messages.ts';
import { OfferExit } from './OfferExit.tsx';
import { TermFacts } from './TermFacts.tsx';
import { TermPrice } from './TermPrice.tsx';

const Card = styled(ComparedCard)({
  gridRow: 'span 5',
  '& dl': {
    gridTemplateColumns: 'minmax(min-content, 4fr) minmax(0, 5fr)',
    alignContent: 'start',
    gap: `${space(8)} ${space(16)}`,
  },
  '& dt': { overflowWrap: 'break-word' },
  '& dl dd:not(:last-child)': { marginBottom: 0 },
});

interface TermCardProps {
  term: ContractOfferTerm;
  /** All terms of the offer. */
  terms: readonly ContractOfferTerm[];
  /** True if no other term costs less a month. */
  isLowest: boolean;
}

/** A term of a membership with all of its costs, and a button to sign it. */
export function TermCard({ term, terms, isLowest }: TermCardProps) {
  const intl = useIntl();
  const { stepPath } = useSigningAddresses();
  const name = formatTermName(term, terms, intl);
  return (
    <Card {...(isLowest ? { 'data-marked': '' } : {})}>
      <Typography variant="h3">{name}</Typography>
      {isLowest && (
        <CardMark filled>
          <FormattedMessage {...messages.lowest} />
        </CardMark>
      )}
      <div>
        <TermPrice term={term} />
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage {...messages.spread} />
        </Typography>
      </div>
      <TermFacts term={term} />
      <div>
        <OfferExit term={term} />
      </div>
      <Button
        variant={isLowest || terms.length === 1 ? 'contained' : 'outlined'}
        size="large"
        component={Link}
        to={stepPath(term.id, 'options')}
      >
        <FormattedMessage {...messages.choose} />
        <VisuallyHidden>
          : {name}, {formatRecurringPrice(term.price, term.paymentFrequency, intl)}
        </VisuallyHidden>
      </Button>
    </Card>
  );
}
