import Menu from '@mui/material/Menu';
import MuiMenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { linkTarget } from '@studio-portal/ui/linkTarget';
import { Link } from 'react-router';
import type { MenuItem } from './BarMenu.tsx';

const Heading = ({ children }: { children: string }) => (
  <Typography
    component="li"
    role="presentation"
    variant="body2"
    color="textSecondary"
    sx={{ px: 2, py: 1, overflowWrap: 'anywhere' }}
  >
    {children}
  </Typography>
);

/**
 * Renders the open menu of the top bar. External addresses become normal links, the portal's own go
 * through the router, unsafe ones are dropped.
 */
export function MenuList(props: {
  id: string;
  anchor: HTMLElement;
  items: readonly MenuItem[];
  heading: string | undefined;
  onClose: () => void;
}) {
  const { id, anchor, items, heading, onClose } = props;
  return (
    <Menu
      id={id}
      open
      // Focuses the first entry, whichever is selected.
      variant="menu"
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { minWidth: 240, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      {heading && <Heading>{heading}</Heading>}
      {items.flatMap((item) => {
        const choose = () => {
          onClose();
          item.onClick?.();
        };
        if (!('href' in item))
          return [
            ...(item.heading ? [<Heading key={item.heading}>{item.heading}</Heading>] : []),
            <MuiMenuItem
              key={item.key}
              onClick={choose}
              {...(item.checked === undefined
                ? {}
                : { role: 'menuitemradio', 'aria-checked': item.checked, selected: item.checked })}
            >
              {item.label}
            </MuiMenuItem>,
          ];
        const target = linkTarget(item.href);
        if (target === 'unsafe') return [];
        return target === 'inApp' ? (
          <MuiMenuItem
            key={item.key}
            component={Link}
            to={item.href}
            divider={item.divider ?? false}
            onClick={choose}
          >
            {item.label}
          </MuiMenuItem>
        ) : (
          <MuiMenuItem
            key={item.key}
            component="a"
            href={item.href}
            rel="noopener noreferrer"
            divider={item.divider ?? false}
            onClick={choose}
          >
            {item.label}
          </MuiMenuItem>
        );
      })}
    </Menu>
  );
}
