import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '../../../lib/alert/Alert.tsx';
import { ErrorMessage } from '../../../lib/api/errors/ErrorMessage.tsx';
import { PictureGrid } from '../../../lib/page/PictureGrid.tsx';
import type { StudioMatch } from '../shared/distance.ts';
import { useHomeStudio } from '../shared/useHomeStudio.ts';
import { messages } from './messages.ts';
import { StudioCard } from './StudioCard.tsx';
import type { StudioPages } from './useStudioList.ts';

interface StudioCardsProps {
  found: readonly StudioMatch[];
  pages: StudioPages;
  hasMore: boolean;
  /** The studios that are pointed at, in the list or on the map. */
  active: readonly string[];
  onPoint: (studioUuids: readonly string[]) => void;
  tenant: string | undefined;
  directory: string | undefined;
}

/** Cards of the loaded studios, and a button for more, which moves the focus to the first of them. */
export function StudioCards(props: StudioCardsProps) {
  const { found, pages, hasMore, active, onPoint, tenant, directory } = props;
  const homeStudio = useHomeStudio(tenant);
  const grid = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Number of cards when the button was pressed. */
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    const first = before.current;
    if (first === undefined || found.length <= first) return;
    before.current = undefined;
    // The last page removes the button, which leaves the focus on the body.
    const focused = document.activeElement;
    if (focused === button.current || focused === document.body)
      grid.current?.children[first]?.querySelector('a')?.focus();
  }, [found.length]);
  const loadMore = () => {
    before.current = found.length;
    void pages.fetchNextPage();
  };
  return (
    <>
      <PictureGrid ref={grid}>
        {found.map((one, index) => (
          <StudioCard
            key={one.studio.studioUuid}
            found={one}
            isActive={active.includes(one.studio.studioUuid)}
            onPoint={onPoint}
            isHome={one.studio.id === homeStudio?.id}
            directory={directory}
            important={index === 0}
          />
        ))}
      </PictureGrid>
      {pages.error && (
        <Alert kind="error">
          <ErrorMessage error={pages.error} />
        </Alert>
      )}
      {hasMore && (
        <LoadingButton
          ref={button}
          variant="outlined"
          loading={pages.isFetchingNextPage}
          onClick={loadMore}
          sx={{ mt: 4 }}
        >
          <FormattedMessage {...messages.more} />
        </LoadingButton>
      )}
    </>
  );
}
