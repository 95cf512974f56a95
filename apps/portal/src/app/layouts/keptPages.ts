/** The pages that a member opens at the door, where there may be no network; their files are kept. */
export const keptPages = [
  () => import('../../areas/membership/selfService/SelfServiceLayout.tsx'),
  () => import('../../areas/visits/checkin/CheckinRoute.tsx'),
  () => import('../../areas/booking/bookings/MyBookingsRoute.tsx'),
];
