/** Pages that members open at the entrance, possibly offline; their files are cached. */
export const offlinePages = [
  () => import('../../areas/membership/selfService/SelfServiceLayout.tsx'),
  () => import('../../areas/visits/checkin/CheckinRoute.tsx'),
  () => import('../../areas/booking/bookings/MyBookingsRoute.tsx'),
];
