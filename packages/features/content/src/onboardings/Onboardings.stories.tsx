import { onboardingEntries } from '@telve/api';
import { conflictWith, type FakeClient, onboarding } from '@telve/testing';
import type { ReactNode } from 'react';
import { OnboardingAddPage } from './OnboardingAddPage';
import { OnboardingEditPage } from './OnboardingEditPage';
import { OnboardingListPage } from './OnboardingListPage';
import { addressOf, undrawable } from './testing/animations';
import { onboardingClient } from './testing/onboardingClient';
import { fails, Narrow, never, Stage } from './testing/Stage';

export default { title: 'Onboarding screens' };

const staged = (children: ReactNode, make: () => FakeClient = () => onboardingClient()) => (
  <Stage make={make}>{children}</Stage>
);

const list = (answer: () => Promise<never>) => () => {
  const client = onboardingClient();
  client.answer(onboardingEntries.list, answer);
  return client;
};

export const List = () => staged(<OnboardingListPage />);
/** Move a row: it goes back, with a message. */
export const ListOrderFails = () =>
  staged(<OnboardingListPage />, () => {
    const client = onboardingClient();
    client.answer(onboardingEntries.reorder, fails);
    return client;
  });
export const ListEmpty = () => staged(<OnboardingListPage />, () => onboardingClient({ rows: [] }));
export const ListLoading = () => staged(<OnboardingListPage />, list(never));
export const ListFailed = () => staged(<OnboardingListPage />, list(fails));
export const ListNarrow = () => <Narrow>{staged(<OnboardingListPage />)}</Narrow>;
export const OtherRole = () => staged(<OnboardingListPage />, () => onboardingClient({ roles: ['PanelVenueUser'] }));
export const Add = () => staged(<OnboardingAddPage />);
export const Edit = () => staged(<OnboardingEditPage id={11} />);
export const EditAnimationAlone = () => staged(<OnboardingEditPage id={13} />);
export const EditNarrow = () => <Narrow>{staged(<OnboardingEditPage id={11} />)}</Narrow>;
export const NotFound = () => staged(<OnboardingEditPage id={99} />);

/** The stored animation cannot be drawn: the form works on, and the image is shown. */
export const EditAnimationFails = () =>
  staged(<OnboardingEditPage id={11} />, () =>
    onboardingClient({ rows: [onboarding({ animationUrl: addressOf(undrawable()) })] }),
  );

/** Change the title and save: somebody else has saved meanwhile. */
export const Conflict = () =>
  staged(<OnboardingEditPage id={11} />, () => {
    const client = onboardingClient();
    const theirs = onboarding({ title: 'Onların adı', version: 2 });
    client.answer(onboardingEntries.update, () => Promise.reject(conflictWith(theirs)));
    return client;
  });
