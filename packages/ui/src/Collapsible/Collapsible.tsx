import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { space } from '../theme/tokens.ts';
import { Clip } from './Clip.tsx';

export interface CollapsibleProps {
  /** Heading of the block; also the toggle. */
  title: string;
  /** Level of the heading on the page. */
  headingLevel?: 2 | 3;
  /** Visible height while collapsed, in pixels; 0 by default. */
  collapsedHeight?: number;
  children: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}));

const Heading = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle1,
  margin: 0,
  '& > *': { minHeight: 50, paddingBlock: space(12) },
}));

const Toggle = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  gap: space(16),
  justifyContent: 'space-between',
  font: 'inherit',
  textAlign: 'start',
  '& svg': { flex: 'none', transition: theme.transitions.create('transform') },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}));

const Body = styled('div')({ paddingBlockEnd: space(16) });

/**
 * A block with a title, collapsed at first. The toggle appears only if the content is at least as high as the
 * collapsed height (spec 1.4).
 */
export function Collapsible(props: CollapsibleProps) {
  const { title, headingLevel = 3, collapsedHeight = 0, children } = props;
  const [open, setOpen] = useState(false);
  const [height, setHeight] = useState(0);
  const contentId = useId();
  const toggles = height >= collapsedHeight;
  return (
    <Root>
      <Heading as={`h${headingLevel}`}>
        {toggles ? (
          <Toggle
            aria-expanded={open}
            aria-controls={contentId}
            onClick={() => setOpen((before) => !before)}
          >
            {title}
            <Icon of={ChevronDown} />
          </Toggle>
        ) : (
          <div>{title}</div>
        )}
      </Heading>
      <Clip
        id={contentId}
        height={toggles && !open ? collapsedHeight : height}
        onContentHeight={setHeight}
        // Tabbing into the hidden part must make it visible (WCAG 2.4.11).
        onFocus={() => setOpen(true)}
      >
        <Body>{children}</Body>
      </Clip>
    </Root>
  );
}
