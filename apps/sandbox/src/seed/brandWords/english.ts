/**
 * All messages of the portal that mention a class, for a brand that says "workout"; a test checks that the list is
 * complete.
 */
export const english: Record<string, string> = {
  'booking.otherCourses': 'View other workouts',
  'connect.openCourses': 'book workouts with your membership',
  'connect.toCourses': 'View workouts',
  'courses.clearFilter': 'Show all workouts',
  'courses.dayLabel':
    '{date}, {count, plural, =0 {no workouts} one {# workout} other {# workouts}}',
  'courses.emptyDay': 'No workouts on this day.',
  'courses.emptyFilter': 'No workout matches your filters on this day.',
  'courses.emptyFilterWeek': 'No workout matches your filters this week.',
  'courses.emptyWeek': 'No workouts this week.',
  'courses.filterCategory': 'Type of workout',
  'courses.filterCourse': 'Workout',
  'courses.found': '{count, plural, one {# workout} other {# workouts}}',
  'courses.notFound': 'This workout is no longer available.',
  'courses.nothingSoon': 'No more workouts today or tomorrow.',
  'courses.othersFailed':
    'Workouts of the other studios couldn’t be loaded. Those of this studio are below.',
  'courses.showFound': '{count, plural, one {Show # workout} other {Show # workouts}}',
  'courses.showMore': '{count, plural, one {Show # more workout} other {Show # more workouts}}',
  'courses.title': 'Workouts',
  'courses.toCourses': 'View all workouts',
  'courses.todayIsOver': 'No more workouts today. The next one starts tomorrow at {time}.',
  'home.allCourses': 'View all workouts',
  'home.bookCourse': 'Book a workout',
  'home.coursesTile': 'Workouts',
  'home.loadingToday': 'Loading today’s workouts…',
  'myBookings.toCourses': 'Find a workout',
  'result.toCourse': 'Back to workout',
  'result.toCourses': 'View all workouts',
  'series.title': 'Same workout, same time',
  'studios.directoryIntro': 'All studios in one place: choose one to see its workouts and book.',
  'studios.intro': 'Choose a studio to see its workouts and book.',
  'title.course': 'Workout',
  'title.courses': 'Workouts',
  'verify.registeredText': '{email} has been confirmed. Log in and book your first workout.',
  'everyWeek.MOVED': 'Not booked: the workout was moved by more than half an hour',
  'everyWeek.done': 'From now on we book this workout for you every week.',
  'everyWeek.empty': 'Choose “Every week” on a workout, and we’ll book it for you each time.',
  'everyWeek.endText':
    'We no longer book this workout for you. What is already booked stays booked.',
  'everyWeek.endedReason':
    'You missed this workout twice in a row, so we no longer book it. You can set it up again on the workout.',
  'everyWeek.explainMissed': 'It ends when you miss the workout twice in a row.',
  'everyWeek.ofMember': 'Workouts booked for you every week',
  'everyWeek.viewClass': 'View workout',
  'planner.book':
    '{count, plural, =0 {Book workouts} one {Book # workout} other {Book # workouts}}',
  'planner.calendar.text':
    'We read only when you’re busy, not what you’re doing, so that we suggest no workouts at those times.',
  'planner.intro': 'Workouts that are paid for and fit into your week. You decide what to book.',
  'standingbooking.error.exists': 'This workout is already booked for you every week.',
  'standingbooking.error.notcovered': 'Your membership or pass doesn’t cover this workout.',
  'standingbooking.error.notoffered': 'The studio doesn’t book this workout every week.',
};
