import { bookCourse } from '../../e2e/fixtures.ts';
import { coursesOf, the } from '../coursesOf.ts';
import { days } from '../days.ts';
import { takeFaces } from '../faces.ts';
import type { Scene } from '../Scene.ts';

const stream = '**/v1/streaming/appointment*';

/** The page of an online class, for whoever has its address. */
export const streaming: Scene = {
  group: 'bookings',
  only: 'northside',
  async play(stage) {
    const page = await stage.open(stage.member);
    const courses = await coursesOf(page.request, stage, days.forStreaming);
    const online = the(
      courses,
      'online, with places left',
      ({ appointmentMeetingType, bookedParticipants, maxParticipants }) =>
        appointmentMeetingType === 'STREAM' && bookedParticipants < maxParticipants,
    );
    const uuid = await bookCourse(page.request, online, stage.brand);
    await takeFaces(stage, {
      route: 'externalStreaming',
      to: `/streaming?streamId=${uuid}&t=${stage.brand}&o=${stage.studioId}`,
      waitsFor: [stream],
      canBeMissing: true,
    });
  },
};
