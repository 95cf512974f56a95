import { styled } from '@mui/material/styles';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { space } from '@studio-portal/ui/tokens';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { useQueries, type UseQueryOptions } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Alert } from '../alert/Alert.tsx';
import { ErrorMessage } from '../api/errors/ErrorMessage.tsx';
import { useFocusFallback } from '../focus/useFocusFallback.ts';

const List = styled('ul')({ margin: `0 0 ${space(24)}`, padding: 0 });

interface PageOfItems {
  content: object[];
  hasNext: boolean;
}

interface PagedListProps<OnePage extends PageOfItems, Failure extends Error> {
  /** Query options of a page, counted from 0. */
  queryOptions: (page: number) => UseQueryOptions<OnePage, Failure>;
  /** Label of the button that loads older items. */
  more: MessageDescriptor;
  /** `{count}`: number of items shown; announced when more have loaded. */
  count: MessageDescriptor;
  /** Returns the key of an item. */
  itemKey: (item: OnePage['content'][number], index: number) => string | number;
  /** Renders a row. */
  children: (item: OnePage['content'][number]) => ReactNode;
}

/** Lists pages of items, newest first, and announces the new count when more have loaded. */
export function PagedList<OnePage extends PageOfItems, Failure extends Error>(
  props: PagedListProps<OnePage, Failure>,
) {
  const { queryOptions, itemKey, more, count, children } = props;
  const [pages, setPages] = useState(1);
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, page) => queryOptions(page)),
  });
  const loaded = answers.flatMap(({ data }) => data ?? []);
  const shown = loaded.flatMap(({ content }) => content);
  const hasNext = loaded.at(-1)?.hasNext ?? false;
  const last = answers.at(-1);
  const failed = last?.data ? null : last?.error;
  useFocusFallback(String(hasNext));
  return (
    <>
      <List>
        {shown.map((item, index) => (
          <Fragment key={itemKey(item, index)}>{children(item)}</Fragment>
        ))}
      </List>
      <VisuallyHidden as="output">
        {pages > 1 && last?.data && (
          <FormattedMessage {...count} values={{ count: shown.length }} />
        )}
      </VisuallyHidden>
      {failed && (
        <Alert kind="error">
          <ErrorMessage error={failed} />
        </Alert>
      )}
      {hasNext && (
        <LoadingButton
          variant="outlined"
          loading={last?.isFetching === true && !last.data}
          onClick={() => (failed ? void last?.refetch() : setPages(pages + 1))}
        >
          <FormattedMessage {...more} />
        </LoadingButton>
      )}
    </>
  );
}
