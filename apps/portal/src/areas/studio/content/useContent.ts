import { useListArticles, useListVideos } from '@studio-portal/sdk/api/content';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** What the member's studio, or its chain, has to read and to watch. */
export function useContent() {
  const { studio } = useStudio();
  const of = { organizationUnitId: studio.id };
  return { articles: useListArticles(of), videos: useListVideos(of) };
}
