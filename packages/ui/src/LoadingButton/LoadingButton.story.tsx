import { LoadingButton } from './LoadingButton.tsx';

export const Ready = <LoadingButton loading={false}>Book for 18.50 €</LoadingButton>;
export const Working = <LoadingButton loading>Book for 18.50 €</LoadingButton>;
export const Large = (
  <LoadingButton loading={false} size="large">
    Continue
  </LoadingButton>
);
export const Small = (
  <LoadingButton loading={false} size="small" variant="text">
    Change
  </LoadingButton>
);
export const Quiet = (
  <LoadingButton loading={false} variant="outlined">
    Back
  </LoadingButton>
);
export const Disabled = (
  <LoadingButton loading={false} disabled>
    Opens Tue 18:00
  </LoadingButton>
);
