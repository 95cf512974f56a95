import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Picture } from '@studio-portal/sdk/types';
import { innerRadius, radii, space } from '@studio-portal/ui/tokens';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CardMark, ComparedCard } from './ComparedCards.ts';
import { Cover } from './Cover.tsx';

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
  borderRadius: `${innerRadius(radii.card, 1)} ${innerRadius(radii.card, 1)} 0 0`,
  '& > div': { borderRadius: 0 },
});

interface SalesCardProps {
  picture: Picture | null;
  /** True for the first picture of the page, which loads with priority. */
  important: boolean;
  name: string;
  description: string;
  /** Short text on the upper edge. */
  mark?: ReactNode;
  /** True if the card stands out from the others. */
  isMarked?: boolean;
  price: ReactNode;
  /** Contents of the product, in a few lines. */
  details: ReactNode;
  /** Address of the page, and the button that leads there. */
  to: string;
  action: ReactNode;
}

/** Card of a product in `ComparedCards`. A click anywhere follows its button. */
export function SalesCard(props: SalesCardProps) {
  const { picture, important, name, description, mark, isMarked = false } = props;
  const { price, details, to, action } = props;
  return (
    <Card {...(isMarked ? { 'data-marked': '' } : {})}>
      <Head>
        {picture && (
          <Cover
            picture={picture}
            proportions={{ width: 2, height: 1 }}
            sizes="(min-width: 992px) 588px, 100vw"
            important={important}
          />
        )}
      </Head>
      <Typography variant="h2">{name}</Typography>
      {mark !== undefined && <CardMark filled>{mark}</CardMark>}
      <p style={{ whiteSpace: 'pre-line' }}>{description}</p>
      {price}
      {details}
      <Button variant={isMarked ? 'contained' : 'outlined'} size="large" component={Link} to={to}>
        {action}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </Card>
  );
}
