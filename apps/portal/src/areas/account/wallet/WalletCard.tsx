import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDeleteWalletCard, useGetWallets } from '@studio-portal/sdk/api/wallet';
import type { WalletCard as Card } from '@studio-portal/sdk/types';
import { FramedList, FramedRow } from '@studio-portal/ui/FramedList';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { space } from '@studio-portal/ui/tokens';
import { ConfirmProvider, useConfirm } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNotifiedAction } from '../../../lib/page/useNotifiedAction.ts';
import { browserZone } from '../../../lib/dates/dates.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { messages } from './messages.ts';

const Section = styled('section')({ marginBottom: space(32) });

/** The member's card in the wallet of a phone, with a button that removes it; nothing without a card. */
export function WalletCard() {
  const intl = useIntl();
  const { data } = useGetWallets({ query: { staleTime: 0 } });
  if (!data?.card) return null;
  return (
    <Section aria-labelledby="wallet-card">
      <Typography id="wallet-card" variant="h2">
        <FormattedMessage {...messages.card} />
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
        <FormattedMessage {...messages.cardText} />
      </Typography>
      <ConfirmProvider
        confirmLabel={intl.formatMessage(messages.remove)}
        cancelLabel={intl.formatMessage(messages.keep)}
      >
        <FramedList>
          <CardRow card={data.card} />
        </FramedList>
      </ConfirmProvider>
    </Section>
  );
}

function CardRow({ card }: { card: Card }) {
  const { ask, pending } = useRemoval();
  return (
    <FramedRow>
      <span>
        <FormattedMessage
          {...messages.added}
          values={{ when: <Moment at={card.createdAt} zone={browserZone()} inSentence /> }}
        />
      </span>
      <LoadingButton variant="outlined" loading={pending} onClick={ask}>
        <FormattedMessage {...messages.remove} />
      </LoadingButton>
    </FramedRow>
  );
}

/** Asks for confirmation and removes the card. */
function useRemoval() {
  const intl = useIntl();
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useDeleteWalletCard();
  const run = useNotifiedAction();
  const ask = () =>
    run(() =>
      confirm({
        title: intl.formatMessage(messages.removeQuestion),
        content: intl.formatMessage(messages.removeText),
        tone: 'danger',
        action: async () => {
          await mutateAsync();
          return { title: intl.formatMessage(messages.removed) };
        },
      }),
    );
  return { ask, pending: isPending };
}
