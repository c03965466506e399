/** Names of a venue's fields in the logs. */
export const venueFields = {
  name: 'Mağaza/Tabela adı',
  selectVenueStore: 'Mağaza tipi',
  address: 'Adres',
  cityName: 'Şehir',
  districtName: 'İlçe',
  latitude: 'Enlem',
  longitude: 'Boylam',
  hasPlusPackage: 'Basic + Plus paketi',
  workingHours1: 'Pazartesi çalışma saati',
  workingHours2: 'Salı çalışma saati',
  workingHours3: 'Çarşamba çalışma saati',
  workingHours4: 'Perşembe çalışma saati',
  workingHours5: 'Cuma çalışma saati',
  workingHours6: 'Cumartesi çalışma saati',
  workingHours7: 'Pazar çalışma saati',
  venueExecutiveList: 'Yetkililer',
  resources: 'Mağaza özellikleri',
  venueCoffeeSize: 'Kahveler',
  milkTypes: 'Süt tercihleri',
  images: 'Görsel sayısı',
  mapImage: 'Harita görseli sayısı',
} as const;

/** Names of a company's fields in the logs. */
export const companyFields = {
  companySegment: 'Segment',
  companyTitle: 'Ticari unvan',
  taxAdministration: 'Vergi dairesi',
  taxIdentity: 'Vergi numarası',
  invoiceAddress: 'Fatura adresi',
  invoiceMailAddress: 'Fatura e-postası',
  iban: 'IBAN',
  bankName: 'Banka adı',
  executiveName: 'Yetkili adı soyadı',
  executiveTitle: 'Yetkili unvanı',
  executivePhoneNumber: 'Yetkili telefonu',
  coffeeExtras: 'Ek kahve bilgileri',
  companyStatus: 'Çalışma durumu',
  companyStatusReasonType: 'Kapalı olma sebebi',
} as const;

/** Names of the catalogues' fields in the logs. */
export const catalogueFields = {
  milkType: 'Süt tipi',
  milkTypeCode: 'Süt kodu',
  coffeeSize: 'Kahve boyu',
} as const;

/** Words of values, by their field. */
export const valueTexts = {
  selectVenueStore: { AG: 'AG (take-away mağaza)', TW: 'TW (bordo mağaza)' },
  milkTypeCode: {
    FullFat: 'Tam yağlı',
    LowFat: 'Az yağlı',
    LactoseFree: 'Laktozsuz',
    WithoutMilk: 'Sütsüz',
  },
} as const;
