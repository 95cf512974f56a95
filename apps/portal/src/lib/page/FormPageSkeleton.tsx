import { FormSkeleton } from '@studio-portal/ui/FormSkeleton';
import { PageRoom } from '@studio-portal/ui/PageRoom';

/** The shape of a page with a form, while its file is still to come. */
export const FormPageSkeleton = () => (
  <PageRoom template="form" aria-busy>
    <FormSkeleton fields={3} />
  </PageRoom>
);
