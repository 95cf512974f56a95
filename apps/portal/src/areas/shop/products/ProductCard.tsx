import { styled } from '@mui/material/styles';
import { Tag } from '@studio-portal/ui/Tag';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { PriceLabel } from '../../checkout/flow/PriceLabel.tsx';
import { PictureCard } from '../../../lib/page/PictureCard.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { type ProductKind, type Product, productAddress } from './ProductKind.ts';
import { messages } from './messages.ts';

const End = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(12),
});

/** Limits the description to two lines; the product page shows all of it. */
const Words = styled('p')({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

/** A product in the list: picture, name, description and price. */
export function ProductCard(props: {
  kind: ProductKind;
  product: Product;
  /** True for the first picture of the page, which loads with priority. */
  important: boolean;
}) {
  const { kind, product, important } = props;
  const { studioUuid } = useStudio();
  const { id, name, description, image, variants, memberOnly } = product;
  const [cheapest] = variants;
  const price = cheapest && <PriceLabel price={cheapest.price} />;
  return (
    <PictureCard
      picture={image}
      important={important}
      end={
        <End>
          <strong>
            {variants.length > 1 ? (
              <FormattedMessage {...messages.from} values={{ price }} />
            ) : (
              price
            )}
          </strong>
          {memberOnly && (
            <Tag>
              <FormattedMessage {...messages.forMembers} />
            </Tag>
          )}
        </End>
      }
    >
      <h2>
        <Link to={productAddress(kind, studioUuid, id)}>{name}</Link>
      </h2>
      <Words>{description}</Words>
    </PictureCard>
  );
}
