import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ContractOffer, ContractOfferTerm, Money, Term } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { Picture } from '@studio-portal/ui/Picture';
import { fontWeights, radii, space } from '@studio-portal/ui/tokens';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { usePictureAddress, usePortalAddress } from '../widget/portalAddress.ts';

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  listStyle: 'none',
}));

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space(12),
  padding: space(24),
  '& h3': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Price = styled('div')(({ theme }) => ({
  marginTop: 'auto',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { ...theme.typography.h2, fontWeight: fontWeights.bold },
  '& p': { color: theme.vars.palette.text.primary },
}));

/** Card of a membership: description, monthly and total price with all fees, and a link to its terms. */
export function OfferCard({ offer }: { offer: ContractOffer }) {
  const { id, name, description, image, terms, lowestTerm } = offer;
  const portalAddress = usePortalAddress();
  const pictureAddress = usePictureAddress();
  return (
    <Card>
      {image && (
        <Picture
          small={{ src: pictureAddress(image.url), width: image.width }}
          large={{ src: pictureAddress(image.urlLarge), width: image.width * 2 }}
          width={image.width}
          height={image.height}
          sizes="(min-width: 600px) 320px, 100vw"
          alt=""
        />
      )}
      <Body>
        <h3>{name}</h3>
        {description && <p>{description}</p>}
        <TermPrice term={lowestTerm} isLowest={terms.length > 1} />
        <Button variant="contained" href={portalAddress(`/contract?offer=${id}`)}>
          <FormattedMessage {...messages.viewOffer} />
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </Body>
    </Card>
  );
}

const units = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const satisfies Record<
  Term['termUnit'],
  string
>;

/** Returns whether a term ends before a monthly price has been paid once. */
const isUnderAMonth = ({ term, termUnit }: Term): boolean =>
  (termUnit === 'DAY' && term < 30) || (termUnit === 'WEEK' && term < 5);

function TermPrice({ term, isLowest }: { term: ContractOfferTerm; isLowest: boolean }) {
  const intl = useIntl();
  const leadsWithTotal = isUnderAMonth(term.term);
  const format = (price: Money, leads: boolean) => {
    const text = formatPrice(price, intl.locale);
    return leads ? <strong>{text}</strong> : text;
  };
  const monthly = (
    <p key="monthly">
      <FormattedMessage
        {...(isLowest ? messages.from : messages.aMonth)}
        values={{ price: format(term.monthlyPrice, !leadsWithTotal) }}
      />
    </p>
  );
  const total = (
    <p key="total">
      <FormattedMessage
        {...messages.totalFor}
        values={{
          total: format(term.totalPrice, leadsWithTotal),
          term: intl.formatNumber(term.term.term, {
            style: 'unit',
            unit: units[term.term.termUnit],
            unitDisplay: 'long',
          }),
        }}
      />
    </p>
  );
  return <Price>{leadsWithTotal ? [total, monthly] : [monthly, total]}</Price>;
}
