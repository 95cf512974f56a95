import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';

/** A menu entry: a link, optionally with a handler that runs first, or an action. */
export type MenuItem = {
  key: string;
  label: string;
  /** True if it is selected; undefined for entries that are no option. */
  checked?: boolean;
  /** Heading above the first entry of a group. */
  heading?: string;
} & (
  | {
      href: string;
      /** True for the last entry of a group, which has a line below it. */
      divider?: boolean;
      onClick?: () => void;
    }
  | { onClick: () => void }
);

// MUI's menu includes positioning and a focus trap, which no page needs until a menu is opened.
const MenuList = lazyNamed(() => import('./MenuList.tsx'), 'MenuList');

/** Renders a button of the top bar with a menu that loads on first open. */
export function BarMenu(props: {
  items: readonly MenuItem[];
  /** Heading above the entries. */
  heading?: string;
  /** Accessible name of the button if its content has none. */
  label?: string;
  loading?: boolean;
  /** Content of the button. */
  children: ReactNode;
}) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  return (
    <>
      <Button
        color="inherit"
        loading={props.loading ?? null}
        aria-label={props.label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 44, px: 1 }}
      >
        {props.children}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MenuList
            id={id}
            anchor={anchor}
            items={props.items}
            heading={props.heading}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
