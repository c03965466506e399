import { choice, venueRow } from '@telve/testing';

const izmir = { cityId: 35, cityName: 'İzmir', districtId: 9, districtName: 'Konak' };
const avlu = { companyId: 2, companyName: 'Avlu Turizm A.Ş.' };

/** Venues in every state. */
export const sampleVenues = [
  venueRow({ id: 1, venueName: 'Kırık Fincan Moda', code: 'KF-0142' }),
  venueRow({
    id: 2,
    venueName: 'Kırık Fincan Bebek',
    code: 'KF-0143',
    isBusy: true,
    busyEndTime: '17:30',
    districtId: 2,
    districtName: 'Beşiktaş',
  }),
  venueRow({
    id: 3,
    venueName: 'Taş Avlu Kahve',
    code: 'TA-0087',
    ...izmir,
    ...avlu,
    hasPlusPackage: false,
    isOpen: false,
  }),
  venueRow({ id: 4, venueName: 'Mercan Kahve Evi', code: 'MR-0211', ...avlu, isFree: true, freeEndDate: '2026-12-05' }),
  venueRow({ id: 5, venueName: 'Öğle Arası Levent', code: 'OA-0230', isOpen: false, isComingSoon: true }),
];

export const sampleChoices = {
  cities: [choice(34, 'İstanbul'), choice(35, 'İzmir')],
  districts: { 34: [choice(1, 'Kadıköy'), choice(2, 'Beşiktaş')], 35: [choice(9, 'Konak')] },
  companies: [choice(1, 'Kırık Fincan Gıda Ltd. Şti.'), choice(2, 'Avlu Turizm A.Ş.')],
};
