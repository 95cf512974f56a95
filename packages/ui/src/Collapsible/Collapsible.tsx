import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { space } from '../theme/tokens.ts';
import { Clip } from './Clip.tsx';

export interface CollapsibleProps {
  /** Names the block, and is what opens and closes it. */
  title: string;
  /** The heading's level on the page. */
  headingLevel?: 2 | 3;
  /** How much of the content is seen while collapsed, in pixels; nothing of it unless said. */
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
 * A titled block, collapsed at first. It can be opened only where there is something to open: where
 * its content is at least as high as the collapsed height (screens specification, section 4).
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
        // What is read on into the hidden part with the Tab key has to be seen (WCAG 2.4.11).
        onFocus={() => setOpen(true)}
      >
        <Body>{children}</Body>
      </Clip>
    </Root>
  );
}
