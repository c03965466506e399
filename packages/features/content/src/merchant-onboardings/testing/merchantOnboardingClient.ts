import {
  type MerchantOnboarding,
  type MerchantOnboardingFields,
  merchantOnboardingEntries,
  merchantOnboardingsMax,
  type Role,
} from '@telve/api';
import { type FakeClient, fakeClient, merchantOnboarding, refusal, stub } from '@telve/testing';
import { drawing } from '../../onboardings/testing/files';
import { screensInMemory } from '../../onboardings/testing/screensInMemory';

const banner = (over: Partial<MerchantOnboarding>) => merchantOnboarding({ imgUrl: drawing, ...over });

/** As many banners as there may be; the last is passive. */
export const sampleBanners = (): readonly MerchantOnboarding[] => [
  banner({ id: 21 }),
  banner({ id: 22, title: 'QR ile teslim', description: 'Üye kodu okutur, teslim tamamlanır.', ordering: 2 }),
  banner({ id: 23, title: 'Yoğunsanız söyleyin', description: 'Yoğun moda alın, sipariş durur.', ordering: 3 }),
  banner({ id: 24, title: 'Raporlarınız', description: 'Günlük satışlarınız uygulamada.', ordering: 4, active: false }),
];

export interface MerchantOnboardingClientOptions {
  rows?: readonly MerchantOnboarding[];
  /** Default: PanelUser. */
  roles?: readonly Role[];
}

/** A client over merchant banners in memory, which refuses a fifth as the server does. */
export const merchantOnboardingClient = ({
  rows = sampleBanners(),
  roles,
}: MerchantOnboardingClientOptions = {}): FakeClient => {
  const banners = screensInMemory(rows);
  return fakeClient(
    [
      stub(merchantOnboardingEntries.list, banners.list),
      stub(merchantOnboardingEntries.detail, ({ id }) => banners.find(id)),
      stub(merchantOnboardingEntries.create, ({ img: _, ...input }) => {
        if (banners.sorted().length >= merchantOnboardingsMax)
          throw refusal('merchant_onboardings_full', { status: 409 });
        return banners.add(banner({ ...(input as MerchantOnboardingFields), id: 25 }));
      }),
      stub(merchantOnboardingEntries.update, ({ id, version, img: _, ...part }) => banners.update(id, version, part)),
    ],
    roles ? { roles } : {},
  );
};
