import { styled, type Theme } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { SalesCard } from '../../../lib/page/SalesCard.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { formatVariantFacts } from './formatVariantFacts.ts';
import { messages } from './messages.ts';
import { type Product, productAddress, type ProductKind } from './ProductKind.ts';
import { visitPrice } from './visitPrice.ts';

const smallPrint = (theme: Theme) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.vars.palette.text.secondary,
});

const Price = styled('div')(({ theme }) => ({
  '& strong': { ...theme.typography.h1, lineHeight: 1.2 },
  '& small': smallPrint(theme),
}));

const Variants = styled('ul')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: space(8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', justifyContent: 'space-between', gap: space(16) },
  '& small': smallPrint(theme),
}));

interface ProductCardProps {
  kind: ProductKind;
  product: Product;
  /** True for the first picture of the page, which loads with priority. */
  important: boolean;
}

/** A product in the list: picture, description, lowest price, also of a visit, its variants, and a button. */
export function ProductCard({ kind, product, important }: ProductCardProps) {
  const intl = useIntl();
  const { studioUuid } = useStudio();
  const { id, name, description, image, variants, memberOnly } = product;
  const [cheapest] = variants;
  const [lowestVisit] = variants
    .flatMap((variant) => visitPrice(variant) ?? [])
    .toSorted((one, other) => one.amount - other.amount);
  const price = cheapest && (
    <strong>
      <PriceLabel price={cheapest.price} />
    </strong>
  );
  return (
    <SalesCard
      picture={image}
      important={important}
      name={name}
      description={description}
      {...(memberOnly ? { mark: <FormattedMessage {...messages.forMembers} /> } : {})}
      price={
        <Price>
          {variants.length > 1 ? <FormattedMessage {...messages.from} values={{ price }} /> : price}
          {lowestVisit && (
            <small>
              <FormattedMessage
                {...(variants.length > 1 ? messages.visitFrom : messages.perVisit)}
                values={{ price: <PriceLabel price={lowestVisit} /> }}
              />
            </small>
          )}
        </Price>
      }
      details={
        <Variants>
          {variants.map((variant) => (
            <li key={variant.id}>
              <span>
                {variant.name}
                <small>{formatVariantFacts(variant, intl)}</small>
              </span>
              <PriceLabel price={variant.price} />
            </li>
          ))}
        </Variants>
      }
      to={productAddress(kind, studioUuid, id)}
      action={<FormattedMessage {...messages.view} />}
    />
  );
}
