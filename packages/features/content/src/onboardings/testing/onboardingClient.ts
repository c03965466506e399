import { type Onboarding, type OnboardingFields, onboardingEntries, type Role } from '@telve/api';
import { type FakeClient, fakeClient, onboarding, stub } from '@telve/testing';
import { addressOf } from './animations';
import { drawing } from './files';
import { screensInMemory } from './screensInMemory';

const image = { imgUrl: drawing };

/** Four screens as a usual list has them: one with an animation besides, one with an animation alone, one passive. */
export const sampleScreens = (): readonly Onboarding[] => [
  onboarding({
    ...image,
    id: 11,
    animationUrl: addressOf(),
    animation: { size: 41_984, format: '5.12.1', seconds: 2.4 },
  }),
  onboarding({ ...image, id: 12, title: 'Sıra beklemeden al', description: 'Uzaktan sipariş ver.', ordering: 2 }),
  onboarding({
    id: 13,
    title: 'Yakınındaki mağazalar',
    description: 'Haritada aç, yoğun mu gör.',
    ordering: 3,
    imgUrl: null,
    img: null,
    animationUrl: addressOf(),
    animation: { size: 2_048, format: '', seconds: 1 },
  }),
  onboarding({
    ...image,
    id: 14,
    title: 'Arkadaşını getir',
    description: 'İkiniz de kazanın.',
    ordering: 4,
    active: false,
  }),
];

export interface OnboardingClientOptions {
  rows?: readonly Onboarding[];
  /** Default: PanelUser. */
  roles?: readonly Role[];
}

/** A client over consumer screens in memory. */
export const onboardingClient = ({ rows = sampleScreens(), roles }: OnboardingClientOptions = {}): FakeClient => {
  const screens = screensInMemory(rows);
  return fakeClient(
    [
      stub(onboardingEntries.list, screens.list),
      stub(onboardingEntries.detail, ({ id }) => screens.find(id)),
      stub(onboardingEntries.create, ({ img: _, animation: __, ...input }) =>
        screens.add(onboarding({ ...(input as OnboardingFields), id: 15 })),
      ),
      stub(
        onboardingEntries.update,
        ({ id, version, img: _, animation: __, removeImg: ___, removeAnimation, ...part }) =>
          screens.update(id, version, removeAnimation ? { ...part, animationUrl: null, animation: null } : part),
      ),
      stub(onboardingEntries.reorder, ({ ids }) => screens.reorder(ids)),
      stub(onboardingEntries.remove, ({ id }) => screens.remove(id)),
    ],
    roles ? { roles } : {},
  );
};
