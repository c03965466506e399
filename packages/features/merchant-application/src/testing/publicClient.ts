import { publicApplicationEntries as calls } from '@telve/api';
import { type FakeClient, fakeClient, stub } from '@telve/testing';

/** A back end that takes every application. */
export const publicClient = (): FakeClient =>
  fakeClient(
    [
      stub(calls.checkByEmail, true),
      stub(calls.sendOtp, { expiresIn: 180 }),
      stub(calls.confirmOtp, true),
      stub(calls.create, true),
      stub(calls.createSimple, true),
      stub(calls.contractContent, {
        title: 'Aydınlatma metni',
        version: 1,
        content: 'Verileriniz başvurunuz için işlenir.\n\nHaklarınızı her zaman kullanabilirsiniz.',
      }),
    ],
    { identity: null, roles: [] },
  );
