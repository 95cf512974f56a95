import { useLocation } from 'react-router';
import { StreamPage } from './StreamPage.tsx';
import { readQuery } from '../../../lib/address/query.ts';

/** Shows the stream that the query names. */
export function StreamingRoute() {
  const { streamId } = readQuery(useLocation().search);
  return <StreamPage streamId={streamId} />;
}
