import Typography from '@mui/material/Typography';
import { lineLength } from '@studio-portal/ui/tokens';
import { MembershipPrompt } from '../../studio/access/MembershipPrompt.tsx';
import { DetailColumns } from '../../../lib/page/DetailColumns.tsx';
import { DetailCover } from '../../../lib/page/DetailCover.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { ChoicePanel } from './ChoicePanel.tsx';
import type { ProductKind, Product } from './ProductKind.ts';
import { messages } from './messages.ts';

/** Product description with its form; others see how to get access. */
export function ProductDetail({ kind, product }: { kind: ProductKind; product: Product }) {
  const { connected } = useStudio();
  const { image, description, memberOnly } = product;
  return (
    <DetailColumns
      aside={
        <Panel>
          {memberOnly && !connected ? (
            <MembershipPrompt messages={messages} size="large" />
          ) : (
            <ChoicePanel key={product.id} kind={kind} product={product} />
          )}
        </Panel>
      }
    >
      <DetailCover picture={image} />
      <Typography sx={{ maxWidth: lineLength, whiteSpace: 'pre-line' }}>{description}</Typography>
    </DetailColumns>
  );
}
