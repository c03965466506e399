import type { ApplicationStatus, CompanyType } from '@telve/api';

/** One application of the demo. */
export interface SeedApplication {
  first: string;
  last: string;
  /** Part of the e-mail before the @; those with a pre-approval sign in to the panel with it. */
  mail: string;
  store: string;
  address: string;
  companyType: CompanyType;
  /** Its statuses with the days since each. */
  path: readonly (readonly [ApplicationStatus, number])[];
  /** The simple form brought it. */
  simple?: boolean;
  /** Staff has sent documents back. */
  sentBack?: boolean;
}

const from = (days: number) => ['NewApplication', days] as const;

/** The applications of the demo, the oldest first. The people are invented. */
export const seedApplications: readonly SeedApplication[] = [
  {
    first: 'Nurgül',
    last: 'Sözerioğlu',
    mail: 'nurgul.sozerioglu',
    store: 'Yakamoz Kahve',
    address: 'Rıhtım Caddesi No: 14, Kadıköy, İstanbul',
    companyType: 'Limited',
    path: [
      from(96),
      ['PendingPreApproval', 95],
      ['PreApproved', 93],
      ['PendingApproval', 88],
      ['AwaitingStoreOpening', 84],
      ['Completed', 61],
    ],
  },
  {
    first: 'Zeki',
    last: 'Ormancıgil',
    mail: 'zeki.ormancigil',
    store: 'Köşkdere Kahvecisi',
    address: 'Köşkdere Sokak No: 3, Çankaya, Ankara',
    companyType: 'Individual',
    path: [from(74), ['Rejected', 70]],
    simple: true,
  },
  {
    first: 'Handan',
    last: 'Çobanlıer',
    mail: 'handan.cobanlier',
    store: 'Tarçın Sokağı',
    address: 'Kıbrıs Şehitleri Caddesi No: 88, Konak, İzmir',
    companyType: 'Stock',
    path: [from(58), ['PreApproved', 55], ['PendingApproval', 49], ['Completed', 46]],
  },
  {
    first: 'Bülent',
    last: 'Ilıcalıgil',
    mail: 'bulent.ilicaligil',
    store: 'Fincan Altı',
    address: 'Heykel Mahallesi, Ünlü Cadde No: 21, Osmangazi, Bursa',
    companyType: 'Limited',
    path: [from(41), ['PendingPreApproval', 40], ['PreApproved', 38], ['PendingApproval', 33], ['Rejected', 30]],
  },
  {
    first: 'Şermin',
    last: 'Güvenirsoylu',
    mail: 'sermin.guvenirsoylu',
    store: 'Lodos Kahve Evi',
    address: 'Sahil Yolu No: 5, Nilüfer, Bursa',
    companyType: 'Individual',
    path: [from(33), ['PreApproved', 31], ['PendingApproval', 26], ['AwaitingStoreOpening', 21]],
  },
  {
    first: 'Hüseyin',
    last: 'Kılıç',
    mail: 'applicant2',
    store: 'Kuzguncuk Demliği',
    address: 'İcadiye Caddesi No: 27, Üsküdar, İstanbul',
    companyType: 'Limited',
    path: [from(16), ['PendingPreApproval', 15], ['PreApproved', 13], ['PendingApproval', 6]],
  },
  {
    first: 'Aylin',
    last: 'Doğrusözer',
    mail: 'aylin.dogrusozer',
    store: 'Üç Fincan',
    address: 'Adnan Menderes Bulvarı No: 40, Muratpaşa, Antalya',
    companyType: 'Stock',
    path: [from(14), ['PreApproved', 12], ['PendingApproval', 8]],
    sentBack: true,
  },
  {
    first: 'Jülide',
    last: 'Yücel',
    mail: 'applicant',
    store: 'Balat Kahve Durağı',
    address: 'Vodina Caddesi No: 9, Fatih, İstanbul',
    companyType: 'Individual',
    path: [from(9), ['PendingPreApproval', 8], ['PreApproved', 5]],
  },
  {
    first: 'Serkan',
    last: 'Işıtanoğlu',
    mail: 'serkan.isitanoglu',
    store: 'Meydan Kavurma',
    address: 'Odunpazarı Meydanı No: 2, Eskişehir',
    companyType: 'Limited',
    path: [from(7), ['PreApproved', 3]],
  },
  {
    first: 'Neriman',
    last: 'Pekcangil',
    mail: 'neriman.pekcangil',
    store: 'Mor Salkım Kahve',
    address: 'Gazi Bulvarı No: 112, Karşıyaka, İzmir',
    companyType: 'Individual',
    path: [from(6), ['PendingPreApproval', 4]],
  },
  {
    first: 'Çetin',
    last: 'Ağasoylu',
    mail: 'cetin.agasoylu',
    store: 'İskele Kahvesi',
    address: 'Liman Sokak No: 1, Ortahisar, Trabzon',
    companyType: 'Limited',
    path: [from(4), ['PendingPreApproval', 2]],
    simple: true,
  },
  {
    first: 'Öykü',
    last: 'Tanyerli',
    mail: 'oyku.tanyerli',
    store: 'Pencere Önü Kahve',
    address: 'Bağdat Caddesi No: 301, Maltepe, İstanbul',
    companyType: 'Individual',
    path: [from(2)],
  },
  {
    first: 'Fikret',
    last: 'Uçurgil',
    mail: 'fikret.ucurgil',
    store: 'Çeşme Başı Kahve',
    address: 'Uzun Sokak No: 17, Seyhan, Adana',
    companyType: 'Individual',
    path: [from(1)],
    simple: true,
  },
  {
    first: 'Gülşah',
    last: 'Irmaközgil',
    mail: 'gulsah.irmakozgil',
    store: 'Ihlamurlu Bahçe',
    address: 'Hürriyet Caddesi No: 64, Tepebaşı, Eskişehir',
    companyType: 'Limited',
    path: [from(0)],
  },
];

/** What the wizard brought. */
export const seedApplicationTexts = {
  title: (store: string) => `${store} Gıda ve Ticaret`,
  role: 'İşletme sahibi',
  taxOffices: ['Kadıköy', 'Çankaya', 'Konak', 'Osmangazi', 'Nilüfer', 'Üsküdar', 'Muratpaşa'],
  /** Five-digit codes of banks, as an IBAN has them. */
  banks: ['00010', '00064', '00062', '00046', '00067'],
  documents: {
    taxPlate: { file: 'vergi-levhası.jpg', heading: 'Vergi Levhası' },
    certificateOfActivity: { file: 'faaliyet-belgesi.pdf', heading: 'Faaliyet Belgesi' },
    signatureCircular: { file: 'imza-sirküleri.pdf', heading: 'İmza Sirküleri' },
    tradeRegistryRecord: { file: 'ticaret-sicil-kaydı.pdf', heading: 'Ticaret Sicil Kaydı' },
    contract: { file: 'sözleşme.pdf', heading: 'Üye İş Yeri Sözleşmesi' },
  },
  sample: 'Örnek belge: yalnızca deneme verisidir, hiçbir resmî değeri yoktur.',
  note: 'Sağ alt köşedeki imza görünmüyor.',
} as const;
