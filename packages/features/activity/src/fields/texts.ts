/** Names of a venue's fields in the logs. */
export const venueFields = {
  name: 'Mağaza/Tabela adı',
  selectVenueStore: 'Mağaza tipi',
  address: 'Adres',
  cityName: 'Şehir',
  districtName: 'İlçe',
  latitude: 'Enlem',
  longitude: 'Boylam',
  hasPlusPackage: 'Anlaşma',
  workingHours1: 'Pazartesi',
  workingHours2: 'Salı',
  workingHours3: 'Çarşamba',
  workingHours4: 'Perşembe',
  workingHours5: 'Cuma',
  workingHours6: 'Cumartesi',
  workingHours7: 'Pazar',
  venueExecutiveList: 'Yetkililer',
  resources: 'Mağaza özellikleri',
  venueCoffeeSize: 'Kahveler',
  milkTypes: 'Süt tercihleri',
  images: 'Görsel sayısı',
  mapImage: 'Harita görseli',
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
  executiveName: 'Yetkili',
  executiveTitle: 'Yetkili unvanı',
  executivePhoneNumber: 'Yetkili telefonu',
  coffeeExtras: 'Ek kahve bilgileri',
  companyStatus: 'Çalışma durumu',
  companyStatusReasonType: 'Kapalı olma sebebi',
} as const;

/** Names of the catalogues' fields in the logs. */
export const catalogueFields = {
  milkType: 'Süt tipi',
  milkTypeCode: 'Tür',
  coffeeSize: 'Kahve boyu',
} as const;
