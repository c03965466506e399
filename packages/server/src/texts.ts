import type { EnumName, ErrorCode, FieldError } from '@telve/api';

/** The server's sentences: what a caller without texts of its own may show (D-12). */
const errorTitle = 'Uyarı';

const errorMessages: Record<ErrorCode, string> = {
  validation_failed: 'Lütfen alanları kontrol edin',
  malformed_request: 'İstek okunamadı.',
  unauthorized: 'Oturumunuz sona erdi. Lütfen tekrar giriş yapın.',
  forbidden: 'Bu işlem için yetkiniz yok.',
  not_found: 'Kayıt bulunamadı.',
  method_not_allowed: 'Bu işlem desteklenmiyor.',
  request_timeout: 'İstek zaman aşımına uğradı. Lütfen tekrar deneyin.',
  conflict: 'İşlem kaydın şu anki durumuyla çelişiyor.',
  version_conflict: 'Kayıt siz düzenlerken değiştirildi.',
  payload_too_large: 'Gönderilen veri çok büyük.',
  unsupported_media_type: 'Bu içerik türü desteklenmiyor.',
  unprocessable_file: 'Dosya okunamadı.',
  idempotency_key_reused: 'Bu işlem anahtarı başka bir istek için kullanıldı.',
  idempotency_in_flight: 'Bu işlem hâlen sürüyor. Lütfen bekleyin.',
  too_many_requests: 'Çok fazla deneme yapıldı. Lütfen bir süre sonra tekrar deneyin.',
  internal_error: 'Bir hata oluştu.',
  service_unavailable: 'Hizmete şu anda ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.',
  storage_full: 'Depolama alanı dolu.',
  email_or_password_incorrect: 'E-posta veya şifre yanlış.',
  password_locked: 'Çok fazla hatalı deneme yapıldı. “Şifremi unuttum” ile yeni bir şifre isteyin.',
  user_passive: 'Kullanıcı hesabınız pasif durumdadır.',
  user_not_found: 'Kayıtlı mail adresi bulunamamaktadır.',
  password_incorrect: 'Mevcut şifreniz yanlış.',
  password_too_short: 'Şifre en az {min} karakter olmalıdır.',
  password_too_long: 'Şifre en fazla {max} karakter olmalıdır.',
  password_common: 'Bu şifre çok kolay tahmin edilir. Lütfen başka bir şifre seçin.',
  password_unchanged: 'Yeni şifre eskisinden farklı olmalıdır.',
  password_change_required: 'Devam etmek için yeni bir şifre belirleyin.',
  reader_user_is_pending_approval: 'Onay bekleyen kullanıcının şifresi sıfırlanamaz.',
  panel_user_already_exist: 'Girmiş olduğunuz e-posta adresi ile bir kullanıcı mevcut.',
  cannot_deactivate_self: 'Kendinizi pasif yapamazsınız.',
  cannot_change_own_role: 'Kendi rolünüzü değiştiremezsiniz.',
  last_active_admin: 'Panelde en az bir aktif Admin kalmalıdır.',
  required_fields_missing: 'Zorunlu alanları kontrol ediniz.',
  reader_user_already_registered: 'Aynı email adresi ile kayıtlı kullanıcı bulunmaktadır.',
  reader_user_without_company: 'Önce iş yeri atayın.',
  company_not_found: 'İş yeri bulunamadı.',
  user_already_registered: 'Girmiş olduğunuz e-posta adresi ile bir kullanıcı mevcut.',
  application_already_exists: 'Onaylanmamış bir başvurunuz bulunmaktadır.',
  invalid_otp: 'Lütfen doğrulama kodunu kontrol ediniz.',
  too_many_incorrect_otp: 'Çok fazla sayıda hatalı giriş yaptınız.',
  otp_required: 'Önce e-posta adresinizi doğrulayın.',
  bank_not_found: 'IBAN bilgisine ait banka bulunamadı.',
  tax_number_length: 'Vergi Numarası 10 haneden oluşmalıdır.',
  application_not_editable: 'Bu durumdaki bir başvuru değiştirilemez.',
  application_incomplete: 'Başvuruda eksik bilgi veya belge var.',
  invalid_status_change: 'Başvurunun durumu bu şekilde değiştirilemez.',
  infected_file: 'Dosyada zararlı yazılım bulundu.',
  venue_not_found: 'Mağaza bulunamadı.',
  time_period_already_exists: 'Bu süre zaten kayıtlı.',
};

const fieldMessages: Record<string, string> = {
  required: 'Bu alan zorunludur.',
  type: 'Değer okunamadı.',
  email: 'Lütfen geçerli bir mail adresi giriniz.',
  max_length: 'Maksimum {max} karakter olmalıdır.',
  min_length: 'Minimum {min} karakter olmalıdır.',
  integer: 'Tam sayı girin.',
  min: 'Değer en az {min} olmalıdır.',
  max: 'Değer en fazla {max} olmalıdır.',
  one_of: 'Listeden bir değer seçin.',
  date: 'Geçerli bir tarih girin.',
  unknown_field: 'Bu alan bilinmiyor.',
  person_name: 'Ad ve soyadı doğru bir formatta yazınız.',
  phone: 'Telefon numarası hatalı!',
  iban: 'Geçerli bir IBAN girin.',
  otp: 'Kod 6 haneden oluşmalıdır.',
  consent: 'Devam etmek için onay vermelisiniz.',
  file_type: 'Yalnızca JPG, JPEG, PNG veya PDF yükleyebilirsiniz.',
  file_size: 'Maksimum dosya boyutunu aştınız (10MB).',
  file_empty: 'Dosya boş.',
  file_content: 'Dosyanın içeriği uzantısıyla uyuşmuyor.',
  file_active: 'Etkin içerik (komut, ek dosya) taşıyan PDF yüklenemez.',
  file_locked: 'Şifreli PDF yüklenemez.',
  file_infected: 'Dosyada zararlı yazılım bulundu.',
};

const fill = (text: string, params: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

/** Title and sentence of an error code. */
export const errorText = (code: ErrorCode, params?: Readonly<Record<string, string | number>>) => ({
  title: errorTitle,
  message: fill(errorMessages[code], params),
});

/** Sentence of one field's fault. */
export const fieldText = (fault: FieldError): string => {
  const sentence =
    fieldMessages[fault.code] ?? errorMessages[fault.code as ErrorCode] ?? errorMessages.validation_failed;
  return fill(sentence, fault.params);
};

/** Labels of the enumerations, in the order in which they are offered. */
export const enumTexts: Record<EnumName, Record<string, string>> = {
  CompanyStatus: { Open: 'Açık', Closed: 'Kapalı' },
  CompanyStatusReasonType: {
    TemporarilyOutOfService: 'Geçici olarak hizmet dışı',
    AbuseOfUse: 'Kötüye kullanım',
    UserComplaint: 'Kullanıcı şikâyeti',
    OperationalIssues: 'Operasyonel sorunlar',
    ContractTermination: 'Sözleşme feshi',
    LowRating: 'Düşük puan',
    BusinessTransfer: 'İşletme devri',
    GdprViolation: 'KVKK ihlali',
  },
  SegmentType: {
    NoSegment: 'Segment yok',
    ActiveUsers: 'Aktif kullanıcılar',
    Lapsing: 'Uzaklaşan kullanıcılar',
    Churn: 'Kaybedilen kullanıcılar',
    DiscountCode: 'İndirim kodu',
    ReferenceCode: 'Referans kodu',
    NewCommers: 'Yeni gelenler',
    FreeTrail: 'Ücretsiz deneme',
  },
  SubscriptionType: { PLUS: 'Plus', BASIC: 'Basic', GENERAL: 'Genel' },
};

/** What a session list calls a device whose browser or system is not known. */
export const deviceTexts = { unknown: 'Bilinmeyen cihaz', otherBrowser: 'Diğer tarayıcı', otherSystem: 'diğer sistem' };

/** What the process prints at start, for whoever runs it: Turkish and English. */
export const bannerTexts = {
  address: (address: string) => [`Telve hazır / Telve is ready: ${address}`],
  accounts: (password: string) => [`Deneme hesapları / demo accounts (şifre / password: ${password}):`],
  outbox: (address: string) => [`Gönderilen e-postalar / mails that were sent: ${address}`],
  embedded: [
    'Gömülü veritabanı değerlendirme içindir: işlem durdurulsa da kayıtlar kalır, ancak elektrik kesintisinde',
    'son kayıtlar kaybolabilir. Gerçek kullanım için PostgreSQL verin (DATABASE_URL).',
    'The embedded database is for evaluation: records survive a killed process, but a power cut may lose the',
    'last ones. For real use give a PostgreSQL (DATABASE_URL).',
  ],
  unscanned: [
    'Yüklenen belgeler zararlı yazılıma karşı taranmıyor. Taramak için bir ClamAV sunucusu verin (CLAMD_URL).',
    'Uploaded documents are not scanned for malware. To scan them give a ClamAV daemon (CLAMD_URL).',
  ],
} as const;

/** The page that shows a demo's mails. */
export const outboxTexts = {
  title: 'Giden kutusu',
  empty: 'Henüz e-posta yok.',
  to: 'Alıcı',
  gone: 'İçerik silindi.',
} as const;
