import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ContractOffer } from '@studio-portal/sdk/types';
import { radii, space } from '@studio-portal/ui/tokens';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Cover } from '../../../lib/page/Cover.tsx';
import { useSigningAddresses } from '../signing/useSigningAddresses.ts';
import { CardMark, ComparedCard } from './comparedCards.ts';
import { Features } from './Features.tsx';
import { messages } from './messages.ts';
import { TermPrice } from './TermPrice.tsx';

const Card = styled(ComparedCard)(({ theme }) => ({
  gridRow: 'span 6',
  '& > h2': { margin: 0 },
  // The link of the button covers the whole card.
  '& .MuiButton-root': { position: 'static' },
  '& .MuiButton-root::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));

/** Reaches to the edges of the card. */
const Head = styled('div')({
  overflow: 'hidden',
  margin: `-${space(24)} -${space(24)} 0`,
  borderRadius: `${radii.card - 1}px ${radii.card - 1}px 0 0`,
  '& > div': { borderRadius: 0 },
});

interface OfferCardProps {
  offer: ContractOffer;
  /** True for the first picture of the page, which loads with priority. */
  important: boolean;
  /** True if no other offer of the list includes as much. */
  isFullest: boolean;
}

/** A membership in the list: picture, description, prices, what it includes, and a button. */
export function OfferCard({ offer, important, isFullest }: OfferCardProps) {
  const { offerPath } = useSigningAddresses();
  const { id, name, description, image, terms, lowestTerm } = offer;
  return (
    <Card {...(isFullest ? { 'data-marked': '' } : {})}>
      <Head>
        {image && (
          <Cover
            picture={image}
            proportions={{ width: 2, height: 1 }}
            sizes="(min-width: 992px) 384px, 100vw"
            important={important}
          />
        )}
      </Head>
      <Typography variant="h2">{name}</Typography>
      {isFullest && (
        <CardMark filled>
          <FormattedMessage {...messages.fullest} />
        </CardMark>
      )}
      <p>{description}</p>
      <TermPrice term={lowestTerm} isLowest={terms.length > 1} />
      <Features offer={offer} />
      <Button
        variant={isFullest ? 'contained' : 'outlined'}
        size="large"
        component={Link}
        to={offerPath(id)}
      >
        <FormattedMessage {...messages.viewOffer} />
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </Card>
  );
}
