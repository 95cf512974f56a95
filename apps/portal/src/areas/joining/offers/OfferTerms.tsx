import { contractMessages } from '../words/contractMessages.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ContractOffer, ContractOfferTerm } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { radii, space } from '@studio-portal/ui/tokens';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { DetailColumns } from '../../../lib/page/DetailColumns.tsx';
import { DetailCover } from '../../../lib/page/DetailCover.tsx';
import { FactList } from '../../../lib/page/FactList.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { messages } from './messages.ts';
import { OfferExit } from './OfferExit.tsx';
import { includedModules, TermFacts } from './TermFacts.tsx';
import { useSigningAddresses } from '../signing/useSigningAddresses.ts';
import { formatLongDay, formatRecurringPrice } from '../words/contractFormats.ts';

const Columns = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: space(24),
  margin: `${space(24)} 0 0`,
  padding: 0,
  listStyle: 'none',
});

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: space(16),
  padding: space(24),
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& h3': { ...theme.typography.subtitle1, margin: 0 },
  '& [data-price]': {
    ...theme.typography.h2,
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  // Aligns the buttons of a row at the bottom of the cards.
  '& > .MuiButton-root': { marginTop: 'auto' },
}));

/**
 * Description of a membership with its terms side by side, each with its full cost (legal: total
 * price, term).
 */
export function OfferTerms({ offer }: { offer: ContractOffer }) {
  const intl = useIntl();
  const included = includedModules(offer);
  return (
    <>
      <DetailColumns
        aside={
          <Panel>
            <Typography>{offer.description}</Typography>
            {included.length > 0 && (
              <FactList facts={[[messages.included, intl.formatList(included)]]} />
            )}
            <FactList
              facts={[
                [contractMessages.start, formatLongDay(offer.lowestTerm.contractStartDate, intl)],
              ]}
            />
          </Panel>
        }
      >
        <DetailCover picture={offer.image} />
      </DetailColumns>
      <Typography variant="h2" sx={{ mt: 4 }}>
        <FormattedMessage {...messages.chooseTerm} />
      </Typography>
      <Columns>
        {offer.terms.map((term) => (
          <TermCard key={term.id} term={term} />
        ))}
      </Columns>
    </>
  );
}

function TermCard({ term }: { term: ContractOfferTerm }) {
  const intl = useIntl();
  const { stepPath } = useSigningAddresses();
  const length = formatTerm(term.term, intl);
  return (
    <Card>
      <h3>{length}</h3>
      <div>
        <p data-price="">
          <FormattedMessage
            {...contractMessages.aMonth}
            values={{ price: formatPrice(term.monthlyPrice, intl.locale) }}
          />
        </p>
        <small>
          <FormattedMessage {...messages.spread} />
        </small>
      </div>
      <TermFacts term={term} />
      <OfferExit term={term} />
      <Button variant="contained" size="large" component={Link} to={stepPath(term.id, 'options')}>
        <FormattedMessage {...messages.choose} />
        <VisuallyHidden>
          : {length}, {formatRecurringPrice(term.price, term.paymentFrequency, intl)}
        </VisuallyHidden>
      </Button>
    </Card>
  );
}
