import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useWhitelabel } from '../../../lib/brand/WhitelabelProvider.tsx';
import { Prose } from '../../../lib/page/Prose.tsx';
import { StaticPage } from '../../../lib/page/StaticPage.tsx';
import { messages } from './messages.ts';

const Address = styled('address')({ fontStyle: 'normal', margin: `${space(8)} 0 ${space(24)}` });

/**
 * A legal page of the portal: the responsible company, which depends on the brand, and the text.
 */
export function PortalDocument({ title, children }: { title: ReactNode; children?: ReactNode }) {
  const whitelabel = useWhitelabel();
  return (
    <StaticPage title={title}>
      <Prose>
        {whitelabel && (
          <>
            <Typography color="textSecondary">
              <FormattedMessage {...messages.answers} />
            </Typography>
            <Address>
              <strong>{whitelabel.legalEntity}</strong>
              <br />
              {whitelabel.legalEntityAddress}
            </Address>
          </>
        )}
        {children}
      </Prose>
    </StaticPage>
  );
}
