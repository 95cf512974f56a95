import { styled } from '@mui/material/styles';
import { space } from '@studio-portal/ui/tokens';
import type { ReactNode } from 'react';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: space(32),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', gap: space(50) },
}));

const Main = styled('div')({ display: 'grid', gap: space(24), minWidth: 0 });

const Aside = styled('aside')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 84 },
}));

/** Layout of a detail page: content, and actions beside it that stay in view on wide screens. */
export const DetailColumns = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <Columns>
    <Main>{children}</Main>
    <Aside>{aside}</Aside>
  </Columns>
);
