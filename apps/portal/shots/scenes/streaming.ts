import { bookCourse } from '../../e2e/fixtures.ts';
import { loadCourses, findCourse } from '../loadCourses.ts';
import { days } from '../days.ts';
import { captureStates } from '../captureStates.ts';
import type { Scene } from '../Scene.ts';

const stream = '**/v1/streaming/appointment*';

/** Page of an online class by its address. */
export const streaming: Scene = {
  group: 'bookings',
  only: 'northside',
  async play(stage) {
    const page = await stage.open(stage.member);
    const courses = await loadCourses(page.request, stage, days.forStreaming);
    const online = findCourse(
      courses,
      'online, with places left',
      ({ appointmentMeetingType, bookedParticipants, maxParticipants }) =>
        appointmentMeetingType === 'STREAM' && bookedParticipants < maxParticipants,
    );
    const uuid = await bookCourse(page.request, online, stage.brand);
    await captureStates(stage, {
      route: 'externalStreaming',
      to: `/streaming?streamId=${uuid}&t=${stage.brand}&o=${stage.studioId}`,
      waitsFor: [stream],
      canBeMissing: true,
    });
  },
};
