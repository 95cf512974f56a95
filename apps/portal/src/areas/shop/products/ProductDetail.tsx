import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lineLength } from '@studio-portal/ui/tokens';
import { useIntl } from 'react-intl';
import { Cover } from '../../../lib/page/Cover.tsx';
import { DetailColumns } from '../../../lib/page/DetailColumns.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { TickList } from '../../../lib/page/TickList.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { GuestOpenOrders } from '../../checkout/orders/GuestOpenOrders.tsx';
import { MembershipPrompt } from '../../studio/access/MembershipPrompt.tsx';
import { ChoicePanel } from './ChoicePanel.tsx';
import { messages } from './messages.ts';
import { type Product, productAddress, type ProductKind } from './ProductKind.ts';

const PlainOnPhones = styled(Panel)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { padding: 0, border: 0, backgroundColor: 'transparent' },
}));

interface ProductDetailProps {
  kind: ProductKind;
  product: Product;
  /** Heading, if the page has another title. */
  heading?: string;
}

/** Shows a product with its facts beside its form; users without access see how to get it. */
export function ProductDetail({ kind, product, heading }: ProductDetailProps) {
  const intl = useIntl();
  const { connected, studioUuid } = useStudio();
  const { id, image, description, memberOnly } = product;
  const facts = [
    memberOnly ? messages.forMembers : messages.forEveryone,
    ...kind.facts,
    messages.singlePayment,
  ];
  return (
    <>
      <GuestOpenOrders item={productAddress(kind, studioUuid, id)} />
      <DetailColumns
        aside={
          <PlainOnPhones>
            {memberOnly && !connected ? (
              <MembershipPrompt messages={messages} size="large" />
            ) : (
              <ChoicePanel key={id} kind={kind} product={product} />
            )}
          </PlainOnPhones>
        }
      >
        {image && (
          <Cover
            picture={image}
            proportions={{ width: 2, height: 1 }}
            sizes="(min-width: 992px) 770px, 100vw"
            important
          />
        )}
        <Box sx={{ display: 'grid', gap: 2, maxWidth: lineLength }}>
          {heading !== undefined && <Typography variant="h2">{heading}</Typography>}
          <Typography sx={{ whiteSpace: 'pre-line' }}>{description}</Typography>
          <TickList included={facts.map((fact) => intl.formatMessage(fact))} />
        </Box>
      </DetailColumns>
    </>
  );
}
