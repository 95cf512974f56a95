/**
 * German counterpart of english.ts: "Training" instead of "Kurs". The gender differs, so sentences cannot reuse the
 * standard ones.
 */
export const german: Record<string, string> = {
  'access.bookingUntil':
    'Weil du gebuchte Trainings oder Termine verpasst hast, kannst du erst ab {when} wieder buchen.',
  'access.entranceBlocked':
    'Weil du gebuchte Trainings oder Termine verpasst hast, kannst du eine Zeit lang nicht ins Studio.',
  'access.entranceUntil':
    'Weil du gebuchte Trainings oder Termine verpasst hast, kannst du erst ab {when} wieder ins Studio.',
  'booking.error.blocked':
    'Weil du gebuchte Trainings oder Termine verpasst hast, kannst du erst ab {0} wieder buchen.',
  'booking.otherCourses': 'Andere Trainings ansehen',
  'checkin.error.entranceblocked':
    'Weil du gebuchte Trainings oder Termine verpasst hast, kannst du erst ab {0} wieder einchecken.',
  'connect.openCourses': 'mit deiner Mitgliedschaft Trainings buchen',
  'connect.toCourses': 'Trainings ansehen',
  'courses.clearFilter': 'Alle Trainings anzeigen',
  'courses.dayLabel':
    '{date}, {count, plural, =0 {keine Trainings} one {# Training} other {# Trainings}}',
  'courses.emptyDay': 'An diesem Tag gibt es keine Trainings.',
  'courses.emptyFilter': 'An diesem Tag passt kein Training zu deinen Filtern.',
  'courses.emptyFilterWeek': 'In dieser Woche passt kein Training zu deinen Filtern.',
  'courses.emptyWeek': 'In dieser Woche gibt es keine Trainings.',
  'courses.filterCategory': 'Art des Trainings',
  'courses.filterCourse': 'Training',
  'courses.found': '{count, plural, one {# Training} other {# Trainings}}',
  'courses.notFound': 'Dieses Training gibt es nicht mehr.',
  'courses.othersFailed':
    'Die Trainings der weiteren Studios wurden nicht geladen. Unten stehen die Trainings dieses Studios.',
  'courses.showFound': '{count, plural, one {# Training anzeigen} other {# Trainings anzeigen}}',
  'courses.showMore':
    '{count, plural, one {# weiteres Training anzeigen} other {# weitere Trainings anzeigen}}',
  'courses.title': 'Trainings',
  'courses.toCourses': 'Alle Trainings ansehen',
  'home.allCourses': 'Alle Trainings ansehen',
  'home.bookCourse': 'Training buchen',
  'home.coursesTile': 'Trainings',
  'home.coursesTileText': 'Der Trainingsplan der Woche mit allen freien Plätzen.',
  'home.loadingToday': 'Die Trainings von heute werden geladen',
  'courses.nothingSoon': 'Heute und morgen gibt es keine Trainings mehr.',
  'courses.todayIsOver': 'Heute gibt es keine Trainings mehr. Morgen geht es um {time} Uhr weiter.',
  'myBookings.toCourses': 'Training finden',
  'result.toCourse': 'Zurück zum Training',
  'result.toCourses': 'Alle Trainings ansehen',
  'series.title': 'Dasselbe Training, dieselbe Uhrzeit',
  'studios.directoryIntro':
    'Alle Studios an einem Ort: Wähle eines, um seine Trainings zu sehen und zu buchen.',
  'studios.intro': 'Wähle ein Studio, um seine Trainings zu sehen und zu buchen.',
  'title.course': 'Training',
  'title.courses': 'Trainings',
  'verify.registeredText': '{email} wurde bestätigt. Melde dich an und buche dein erstes Training.',
  'everyWeek.MOVED': 'Nicht gebucht: Das Training wurde um mehr als eine halbe Stunde verschoben',
  'everyWeek.done': 'Ab jetzt buchen wir dieses Training jede Woche für dich.',
  'everyWeek.empty':
    'Wähle bei einem Training „Jede Woche“, dann buchen wir es jedes Mal für dich.',
  'everyWeek.endText':
    'Wir buchen dieses Training nicht mehr für dich. Was schon gebucht ist, bleibt gebucht.',
  'everyWeek.endedReason':
    'Du hast dieses Training zweimal hintereinander verpasst, deshalb buchen wir es nicht mehr. Du kannst das beim Training neu einrichten.',
  'everyWeek.explainMissed': 'Sie endet, wenn du das Training zweimal hintereinander verpasst.',
  'everyWeek.noDates': 'Im Trainingsplan stehen noch keine weiteren Zeiten.',
  'everyWeek.ofMember': 'Trainings, die wir jede Woche für dich buchen',
  'everyWeek.viewClass': 'Training ansehen',
  'planner.book': '{count, plural, =0 {Buchen} one {# Training buchen} other {# Trainings buchen}}',
  'planner.calendar.text':
    'Wir lesen nur, wann du beschäftigt bist, nicht womit, damit wir dir zu diesen Zeiten keine Trainings vorschlagen.',
  'planner.intro':
    'Trainings, die bezahlt sind und in deine Woche passen. Du entscheidest, was du buchst.',
  'standingbooking.error.exists': 'Dieses Training wird schon jede Woche für dich gebucht.',
  'standingbooking.error.notcovered':
    'Deine Mitgliedschaft oder dein Kontingent gilt nicht für dieses Training.',
  'standingbooking.error.notoffered': 'Das Studio bucht dieses Training nicht jede Woche.',
};
