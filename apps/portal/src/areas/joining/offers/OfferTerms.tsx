import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ContractOffer } from '@studio-portal/sdk/types';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { Cover } from '../../../lib/page/Cover.tsx';
import { ComparedCards } from '../../../lib/page/ComparedCards.ts';
import { Features } from './Features.tsx';
import { messages } from './messages.ts';
import { TermCard } from './TermCard.tsx';

/** Picture of a membership beside its text. */
export const OfferIntro = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(24),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', columnGap: space(50) },
}));

const Words = styled('div')({ display: 'grid', gap: space(24) });

/**
 * Picture, description and contents of a membership, and its terms side by side, each with its full
 * cost (legal: total price, term).
 */
export function OfferTerms({ offer }: { offer: ContractOffer }) {
  const { image, description, terms, lowestTerm } = offer;
  const hasChoice = terms.length > 1;
  const cards = (
    <ComparedCards>
      {terms.map((term) => (
        <TermCard
          key={term.id}
          term={term}
          terms={terms}
          isLowest={hasChoice && term.id === lowestTerm.id}
        />
      ))}
    </ComparedCards>
  );
  return (
    <>
      <OfferIntro sx={{ alignItems: hasChoice ? 'center' : 'start' }}>
        {image && (
          <Cover
            picture={image}
            proportions={{ width: 3, height: 2 }}
            sizes="(min-width: 992px) 575px, 100vw"
            important
          />
        )}
        <Words>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>
          <Features offer={offer} />
          {!hasChoice && cards}
        </Words>
      </OfferIntro>
      {hasChoice && (
        <>
          <Typography variant="h2" sx={{ mt: 4, mb: 3 }}>
            <FormattedMessage {...messages.chooseTerm} />
          </Typography>
          {cards}
        </>
      )}
    </>
  );
}
