import { lookupEntries, type Role, type Venue, venueEditorEntries } from '@telve/api';
import { fakeClient, stub } from '@telve/testing';
import { storedVenue } from './storedVenue';

/** The calls of the venue editor, answered with a usual venue and its choices. */
export const editorClient = (part: Partial<Venue> = {}, role: Role = 'PanelUser') =>
  fakeClient(
    [
      stub(venueEditorEntries.detail, storedVenue(part)),
      stub(venueEditorEntries.update, true),
      stub(venueEditorEntries.create, () => storedVenue(part)),
      stub(
        venueEditorEntries.coffeeSizes,
        (['Small', 'Middle', 'Big'] as const).map((coffeeSizeType, n) => ({
          id: n + 1,
          coffeeSize: ['Küçük', 'Orta', 'Büyük'][n] as string,
          coffeeSizeType,
          image: null,
          coffeeOptionId: null,
          milkyCode: '',
          withoutMilkyCode: '',
        })),
      ),
      stub(venueEditorEntries.resources, [
        { id: 1, name: 'Wi-Fi' },
        { id: 2, name: 'Açık alan' },
      ]),
      stub(venueEditorEntries.coffeeOptions, [
        { id: 1, title: 'Espresso', coffeeType: 'Espresso', checked: false },
        { id: 2, title: 'Latte', coffeeType: 'Latte', checked: false },
        { id: 5, title: 'Filtre kahve', coffeeType: 'FilterCoffee', checked: true },
        { id: 6, title: 'Cold brew', coffeeType: 'ColdBrew', checked: true },
      ]),
      stub(venueEditorEntries.milkTypes, [
        { id: 1, milkType: 'Tam yağlı', milkTypeCode: 'FullFat' },
        { id: 4, milkType: 'Sütsüz', milkTypeCode: 'WithoutMilk' },
      ]),
      stub(lookupEntries.cities, [
        { id: 6, name: 'Ankara' },
        { id: 34, name: 'İstanbul' },
      ]),
      stub(lookupEntries.districts, ({ cityId }) =>
        cityId === 34
          ? [
              { id: 1, name: 'Kadıköy' },
              { id: 2, name: 'Şişli' },
            ]
          : [{ id: 9, name: 'Çankaya' }],
      ),
      stub(lookupEntries.merchantCompanies, [
        { id: 1, name: 'Kırık Fincan Gıda Ltd. Şti.', active: true, coffeeExtras: 'False', hasStoreTypes: false },
        { id: 2, name: 'Işıl Pastacılık', active: true, coffeeExtras: 'True', hasStoreTypes: true },
        { id: 3, name: 'Eski Değirmen', active: false, coffeeExtras: 'False', hasStoreTypes: false },
      ]),
    ],
    { roles: [role] },
  );
