import { useListArticles, useListVideos } from '@studio-portal/sdk/api/content';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';

/** Loads articles and videos of the member's studio or its chain. */
export function useContent() {
  const { studio } = useStudio();
  const of = { organizationUnitId: studio.id };
  return { articles: useListArticles(of), videos: useListVideos(of) };
}
