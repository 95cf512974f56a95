/** All texts of the portal that speak of a class, for a brand that says "workout"; a test holds the list to be complete. */
export const english: Record<string, string> = {
  'booking.connectFirst':
    'This workout is for members. Already a member? Connect your membership to book it.',
  'booking.error.alreadybooked': 'You’ve already booked this workout.',
  'booking.error.appointmentcanceled': 'The studio has cancelled this workout.',
  'booking.error.slotfull': 'Someone just took the last place in this workout.',
  'booking.error.tooearly': 'You can book this workout from {0}.',
  'booking.error.toolate': 'It’s too late to book this workout. Booking closed {0}.',
  'booking.error.waitinglistfull': 'The waiting list for this workout is full too.',
  'booking.membersOnly':
    'This workout is for members only. Log in to book it with your membership.',
  'booking.nothingFits':
    'You don’t have a membership or pass for this workout. Ask the studio how to book it.',
  'booking.otherCourses': 'View other workouts',
  'booking.panelTitle': 'Book this workout',
  'booking.reasonWrongCategory': 'it’s for other workouts',
  'booking.stateCanceled': 'The studio has cancelled this workout',
  'booking.stateFull': 'This workout is full',
  'booking.stateOver': 'This workout has finished',
  'booking.waitingTitle': 'This workout is full',
  'bookingoption.error.notvalid':
    'You can’t use this membership or pass for this workout. Choose another one.',
  'connect.openCourses': 'book workouts with your membership',
  'connect.toCourses': 'View workouts',
  'course.error.notfound': 'This workout is no longer available.',
  'courses.clearFilter': 'Show all workouts',
  'courses.dayLabel':
    '{date}, {count, plural, =0 {no workouts} one {# workout} other {# workouts}}',
  'courses.emptyDay': 'No workouts on this day.',
  'courses.emptyFilter': 'No workout matches your filters on this day.',
  'courses.filterCategory': 'Type of workout',
  'courses.notFound': 'This workout is no longer available.',
  'courses.nothingSoon': 'No more workouts today or tomorrow.',
  'courses.title': 'Workouts',
  'courses.toCourses': 'View all workouts',
  'courses.todayIsOver': 'No more workouts today. The next one starts tomorrow at {time}.',
  'flow.noOtherTimes': 'There are no other times for this workout in the next few weeks.',
  'flow.otherTimes': 'Other times for this workout',
  'flow.slotTaken': 'This workout is now full',
  'flow.slotTakenText':
    'Someone booked the last place in this workout. Nothing has been booked or charged, and we’ve kept your details.',
  'home.allCourses': 'View all workouts',
  'home.bookCourse': 'Book a workout',
  'home.coursesTile': 'Workouts',
  'home.loadingToday': 'Loading today’s workouts…',
  'myBookings.toCourses': 'Find a workout',
  'offer.error.notallowed': 'You can’t use this offer for this workout.',
  'result.toCourse': 'Back to workout',
  'result.toCourses': 'View all workouts',
  'studios.directoryIntro': 'All studios in one place: choose one to see its workouts and book.',
  'studios.intro': 'Choose a studio to see its workouts and book.',
  'title.course': 'Workout',
  'title.courses': 'Workouts',
  'verify.registeredText': '{email} has been confirmed. Log in and book your first workout.',
  'mail.canceledByStudio.subject': 'Workout cancelled: {course}',
};

/** What American English says otherwise. */
export const american: Record<string, string> = {
  ...english,
  'booking.error.appointmentcanceled': 'The studio has canceled this workout.',
  'booking.error.slotfull': 'Someone just took the last spot in this workout.',
  'booking.error.waitinglistfull': 'The waitlist for this workout is full too.',
  'booking.stateCanceled': 'The studio has canceled this workout',
  'flow.slotTakenText':
    'Someone booked the last spot in this workout. Nothing has been booked or charged, and we’ve kept your details.',
  'mail.canceledByStudio.subject': 'Workout canceled: {course}',
};
