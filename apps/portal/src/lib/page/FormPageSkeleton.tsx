import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { PageRoom } from '@studio-portal/ui/PageRoom';

/** Skeleton of a page with a form while its module loads. */
export const FormPageSkeleton = () => (
  <PageRoom template="form" aria-busy>
    <FormSkeleton fields={3} />
  </PageRoom>
);
