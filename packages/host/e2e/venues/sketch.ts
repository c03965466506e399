import { expect } from '@playwright/test';
import { png } from '../support/pictures';

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png });

/** What is typed into the form of a new venue, every kind of input once. */
export const sketchOf = (name: string) => ({
  name,
  company: 'Üç Çınar Kahve',
  resource: 'Wi-Fi',
  address: 'İğneli Çeşme Sok. No: 4',
  city: 'Bursa',
  district: 'Nilüfer',
  latitude: '40,2156',
  longitude: '28,9784',
  mapImage: picture('harita.png'),
  executives: [
    { fullName: 'Şule Işıktaş', title: 'Müdür', phone: '5324180726' },
    { fullName: 'Ömer Çağ', title: 'Vardiya', phone: '5324180727' },
  ],
  open: '08:15',
  close: '01:30',
  cell: 'Latte Küçük',
  codes: ['LAT-K1', 'LAT-K0'] as const,
  volume: 240,
  milks: ['Tam yağlı'],
  images: [picture('kapak.png'), picture('salon.png')],
});

export type VenueSketch = ReturnType<typeof sketchOf>;

const day = (openHour: string, closeHour: string) => ({ openHour, closeHour });

/** What the server keeps of it: Saturday is open all day, Sunday shut, and the coffees that a new venue has stay. */
export const storedOf = ({ open, close, executives, codes, volume, ...sketch }: VenueSketch) => ({
  venueName: sketch.name,
  companyName: sketch.company,
  selectVenueStore: 'TW',
  resources: [1],
  address: sketch.address,
  cityName: sketch.city,
  districtName: sketch.district,
  latitude: 40.2156,
  longitude: 28.9784,
  isOpen: false,
  isComingSoon: true,
  hasPlusPackage: true,
  venueExecutiveList: executives.map(({ fullName, title, phone }) => ({ fullName, title, phoneNumber: `+90${phone}` })),
  workingHours: [...Array(5).fill(day(open, close)), day('00:00', '24:00'), day('00:00', '00:00')],
  venueCoffeeSize: expect.arrayContaining([
    expect.objectContaining({
      coffeeType: 'Latte',
      coffeeSizeType: 'Small',
      milkyCode: codes[0],
      withoutMilkyCode: codes[1],
      coffeeVolume: volume,
    }),
  ]),
  milkTypes: [expect.objectContaining({ milkType: sketch.milks[0] })],
});
