import { styled } from '@mui/material/styles';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { contentWidth, space } from '@studio-portal/ui/tokens';
import { FormattedMessage } from 'react-intl';
import { path } from '../../app/paths.ts';
import { useWhitelabel } from '../../app/WhitelabelProvider.tsx';
import { useStudioIfAny } from '../../lib/studio/StudioContext.tsx';
import { ownCancelationLink } from './brandRules.ts';
import { messages } from './messages.ts';

const Row = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(8)} ${space(24)}`,
  maxWidth: contentWidth.wide,
  boxSizing: 'content-box',
  marginInline: 'auto',
  padding: `${space(24)} ${space(24)} 0`,
  '& strong': { marginRight: space(8) },
});

/**
 * The studio's own part of the footer: its name, its legal documents, and where memberships are cancelled, in plain sight as
 * § 312k BGB asks (specification 1, section 2.7).
 */
export function StudioFooter() {
  const whitelabel = useWhitelabel();
  const data = useStudioIfAny();
  if (!data) return null;
  const { studio, studioUuid, permissions } = data;
  const cancelable = permissions.has('CONTRACT') && studio.onlineCancelationEnabled;
  return (
    <Row>
      <strong>{studio.name}</strong>
      {cancelable && (
        <SiteLink
          href={ownCancelationLink(whitelabel) ?? path('myContractCurrent', { studioUuid })}
        >
          <FormattedMessage {...messages.cancelMemberships} />
        </SiteLink>
      )}
    </Row>
  );
}
