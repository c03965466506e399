import type { ActivityKind } from '@telve/api';
import { defineTexts } from '@telve/kit';
import { catalogueFields, companyFields, venueFields } from './fields/texts';
import { activityTitles } from './titles/texts';

/**
 * What is said of an action behind the actor's name: `own` in the log of the record itself, `named` behind the record's
 * name, `self` where it was done to the own account, `system` where nobody was signed in.
 */
export interface ActionTexts {
  readonly own: string;
  readonly named?: string;
  readonly self?: string;
  readonly system?: string;
}

/** `own` and `named` of the actions that every record knows. */
const usual = (own: string, named: string) => ({
  created: { own: `${own} ekledi.`, named: `${named} ekledi.` },
  changed: { own: `${own} düzenledi.`, named: `${named} düzenledi.` },
  activated: { own: `${own} aktif yaptı.`, named: `${named} aktif yaptı.` },
  deactivated: { own: `${own} pasif yaptı.`, named: `${named} pasif yaptı.` },
});

const panelUser = usual('panel kullanıcısını', 'adlı panel kullanıcısını');
const ownAccount = usual('kendi hesabını', 'kendi hesabını');
const merchantUser = usual('mağaza kullanıcısını', 'adresli mağaza kullanıcısını');
const venue = usual('mağazayı', 'mağazasını');
const timePeriod = usual('sipariş süresini', 'dakikalık sipariş süresini');

const company = usual('iş yerini', 'iş yerini');
const milkType = usual('süt tipini', 'süt tipini');
const coffeeSize = usual('kahve boyunu', 'kahve boyunu');
const application = usual('başvuruyu', 'başvurusunu');

const actions: Readonly<Record<string, ActionTexts>> = {
  panel_user_created: panelUser.created,
  panel_user_changed: { ...panelUser.changed, self: ownAccount.changed.own },
  panel_user_activated: { ...panelUser.activated, self: ownAccount.activated.own },
  panel_user_deactivated: { ...panelUser.deactivated, self: ownAccount.deactivated.own },
  temporary_password_sent: {
    own: 'geçici şifre gönderdi.',
    named: 'hesabına geçici şifre gönderdi.',
    self: 'kendi hesabına geçici şifre gönderdi.',
  },
  temporary_password_used: {
    own: 'geçici şifreyle giriş yaptı.',
    system: 'geçici şifreyle giriş yapıldığını kaydetti.',
  },
  password_changed: { own: 'şifresini değiştirdi.', system: 'şifrenin değiştirildiğini kaydetti.' },
  session_ended: {
    own: 'bir oturumu kapattı.',
    named: 'hesabının bir oturumunu kapattı.',
    self: 'kendi hesabının bir oturumunu kapattı.',
  },
  sessions_ended: {
    own: 'açık oturumları kapattı.',
    named: 'hesabının açık oturumlarını kapattı.',
    self: 'kendi hesabının açık oturumlarını kapattı.',
  },
  refresh_reuse: {
    own: 'hesabına ait eski bir oturum anahtarı yeniden kullanıldı, oturum kapatıldı.',
    system: 'eski bir oturum anahtarı yeniden kullanıldığı için oturumu kapattı.',
  },
  merchant_user_created: merchantUser.created,
  merchant_user_changed: merchantUser.changed,
  merchant_user_approved: { own: 'mağaza kullanıcısını onayladı.', named: 'adresli mağaza kullanıcısını onayladı.' },
  merchant_user_activated: merchantUser.activated,
  merchant_user_deactivated: merchantUser.deactivated,
  venue_created: venue.created,
  venue_changed: venue.changed,
  venue_activated: venue.activated,
  venue_deactivated: venue.deactivated,
  time_period_created: timePeriod.created,
  time_period_changed: timePeriod.changed,
  company_created: company.created,
  company_changed: company.changed,
  company_activated: company.activated,
  company_deactivated: company.deactivated,
  milk_type_created: milkType.created,
  milk_type_changed: milkType.changed,
  milk_type_activated: milkType.activated,
  milk_type_deactivated: milkType.deactivated,
  coffee_size_created: coffeeSize.created,
  coffee_size_changed: coffeeSize.changed,
  coffee_size_activated: coffeeSize.activated,
  coffee_size_deactivated: coffeeSize.deactivated,
  application_created: application.created,
  application_changed: application.changed,
  application_status_changed: {
    own: 'başvurunun durumunu değiştirdi.',
    named: 'başvurusunun durumunu değiştirdi.',
  },
  application_documents_reviewed: {
    own: 'başvurunun belgelerini inceledi.',
    named: 'başvurusunun belgelerini inceledi.',
  },
};

/** For an action that a newer server knows and this version does not. */
const kinds: Readonly<Record<ActivityKind, ActionTexts>> = {
  ...usual('bir kaydı', 'kaydını'),
  password: { own: 'bir şifre işlemi yaptı.', named: 'için bir şifre işlemi yaptı.' },
  session: { own: 'bir oturum işlemi yaptı.', named: 'için bir oturum işlemi yaptı.' },
};

/** Every Turkish text of the activity logs, replaced by an embedder under the name `activity`. */
export const activityTexts = defineTexts('activity', {
  ...activityTitles,
  count: (name: string, count: string) => `${name} · ${count} işlem`,
  countSince: (name: string, count: string, date: string) => `${name} · ${date} tarihinden beri ${count} işlem`,
  of: { label: 'Gösterilen', record: 'Bu hesapta yapılanlar', actor: 'Bu kişinin yaptıkları' },
  filters: { actor: 'Kişi', kind: 'Tür', date: 'Tarih', unknownActor: 'Listede olmayan kişi', loading: '…' },
  ranges: { today: 'Bugün', last: (days: string) => `Son ${days} gün` },
  kinds: {
    created: 'Ekleme',
    changed: 'Düzenleme',
    activated: 'Aktif yapma',
    deactivated: 'Pasif yapma',
    password: 'Şifre',
    session: 'Oturum',
  },
  day: { today: (day: string) => `Bugün, ${day}`, yesterday: (day: string) => `Dün, ${day}` },
  system: 'Sistem',
  someone: 'Silinmiş kullanıcı',
  actions: actions as { readonly [action: string]: ActionTexts & { readonly [part: string]: string } },
  kindActions: kinds as Readonly<Record<ActivityKind, ActionTexts & { readonly [part: string]: string }>>,
  otherAction: 'bir işlem yaptı.',
  fields: {
    firstName: 'Ad',
    lastName: 'Soyad',
    email: 'E-posta',
    role: 'Rol',
    companyId: 'İş yeri',
    companyName: 'İş yeri',
    company: 'İş yeri',
    venueId: 'Mağaza',
    venueName: 'Mağaza',
    department: 'Mağaza',
    allVenue: 'Tüm mağazalar',
    active: 'Durum',
    isOpen: 'Durum',
    isComingSoon: 'Yakında',
    isBusy: 'Yoğun',
    busyEndTime: 'Yoğunluk bitişi',
    isFree: 'Tatil',
    freeEndDate: 'Tatil bitişi',
    waitingApproval: 'Onay bekliyor',
    timePeriod: 'Süre',
    applicationStatus: 'Durum',
    code: 'Kod',
    ...venueFields,
    ...companyFields,
    ...catalogueFields,
  } as Readonly<Record<string, string>>,
  otherField: 'Diğer bir alan',
  roles: {
    PanelUser: 'Admin',
    PanelVenueUser: 'Üye iş yeri',
    PanelReportUser: 'Rapor kullanıcısı',
    AppliedMerchantUser: 'Başvuru sahibi',
    ReaderUserVenueOwner: 'Mağaza sahibi',
    ReaderUser: 'Barista',
  } as Readonly<Record<string, string>>,
  applicationStatuses: {
    NewApplication: 'Yeni başvuru',
    PendingPreApproval: 'Ön onay bekliyor',
    PreApproved: 'Ön onaylandı',
    PendingApproval: 'Onay bekliyor',
    AwaitingStoreOpening: 'Mağaza açılışı bekleniyor',
    Rejected: 'Reddedildi',
    Completed: 'Tamamlandı',
  } as Readonly<Record<string, string>>,
  values: {
    on: 'Açık',
    off: 'Kapalı',
    active: 'Aktif',
    passive: 'Pasif',
    none: 'Yok',
    allVenues: 'Tümü',
    plans: { true: 'Basic + Plus Paket Anlaşması', false: 'Basic Paket Anlaşması' } as Readonly<Record<string, string>>,
    milkCodes: {
      FullFat: 'Tam yağlı',
      LowFat: 'Az yağlı',
      LactoseFree: 'Laktozsuz',
      WithoutMilk: 'Sütsüz',
    } as Readonly<Record<string, string>>,
    stores: { AG: 'Al-götür', TW: 'Bordo' } as Readonly<Record<string, string>>,
    minutes: (minutes: string) => `${minutes} dakika`,
  },
  before: 'Önceki değer: ',
  after: 'Yeni değer: ',
  list: 'İşlemler',
  more: 'Daha eskileri göster',
  moreLoading: 'Yükleniyor…',
  again: 'Yeniden dene',
  moreFailed: 'Daha eski işlemler yüklenemedi.',
  end: 'Tüm işlemler gösteriliyor.',
  announceMore: (count: string) => `${count} eski işlem daha gösteriliyor`,
  announce: (count: string) => `${count} işlem`,
  empty: {
    title: 'Henüz işlem yok',
    description: 'Yapılan her değişiklik kimin yaptığı ve zamanıyla burada listelenir.',
  },
  notFound: {
    title: 'Sonuç bulunamadı',
    description: 'Seçilen filtrelere uyan işlem yok.',
    clear: 'Filtreleri temizle',
  },
});

export type ActivityTexts = typeof activityTexts.defaults;
