import Skeleton from '@mui/material/Skeleton';
import { useGetTrialWidget } from '@studio-portal/sdk/api/widgets';
import { usePortalAddress } from '../widget/portalAddress.ts';
import { useSettings } from '../widget/SettingsContext.ts';
import { WidgetFrame } from '../widget/WidgetFrame.tsx';
import { TrialCard } from './TrialCard.tsx';

/** `<studio-trial>`: the trial session of a studio with its next free times, and links that book it in the portal. */
export function TrialWidget() {
  const { studioId } = useSettings();
  const portalAddress = usePortalAddress();
  const answer = useGetTrialWidget(studioId, { query: { staleTime: 60_000 } });
  return (
    <WidgetFrame
      answer={answer}
      portalHref={portalAddress('/trial-session')}
      skeleton={<Skeleton variant="rounded" height={320} />}
    >
      {(trial) => <TrialCard trial={trial} />}
    </WidgetFrame>
  );
}
