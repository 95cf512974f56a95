import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { lazyNamed } from '../../lib/browser/lazyNamed.ts';

/** An entry: a link, which may do something before it leads away, or something to do. */
export type MenuItem = {
  key: string;
  label: string;
  /** Of a choice: whether it is chosen. */
  checked?: boolean;
  /** Above it, where it is the first of its kind. */
  heading?: string;
} & ({ href: string; onClick?: () => void } | { onClick: () => void });

// MUI's menu brings its positioning and focus trap, which no page needs until a menu is opened.
const MenuList = lazyNamed(() => import('./MenuList.tsx'), 'MenuList');

/** A button of the top bar with a menu; the menu is loaded when it is first opened. */
export function BarMenu(props: {
  items: readonly MenuItem[];
  /** Whose menu it is, above the entries. */
  heading?: string;
  /** Name of the button where what is in it has none. */
  label?: string;
  loading?: boolean;
  /** What is in the button. */
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
