import {
  animationBytesMax,
  contentImageBytesMax,
  type EnumName,
  type ErrorCode,
  type FieldError,
  onboardingImageBytesMax,
} from '@telve/api';
import { sheetTexts } from '@telve/api/imports';

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
  company_already_exists: 'Bu vergi numarasıyla kayıtlı bir iş yeri var.',
  import_file_type: 'Geçersiz dosya formatı.',
  import_empty: 'Dosyada içe aktarılacak satır yok.',
  import_unreadable: 'Dosya okunamadı. Dosyayı Excel’de açıp .xlsx olarak yeniden kaydedin.',
  import_encrypted: 'Dosya şifreli. Şifresini kaldırıp yeniden kaydedin.',
  import_macros: 'Makro içeren dosyalar içe aktarılamaz. Dosyayı .xlsx olarak kaydedin.',
  import_encoding: 'Dosyanın karakter kodlaması tanınmadı. Dosyayı UTF-8 olarak kaydedin.',
  import_columns: 'Dosyada beklenen sütunlar yok: {columns}',
  import_limits: 'Dosya çok büyük: en çok 5 MB, 10.000 satır ve 100 sütun içe aktarılabilir.',
  user_already_registered: 'Girmiş olduğunuz e-posta adresi ile bir kullanıcı mevcut.',
  application_already_exists: 'Onaylanmamış bir başvurunuz bulunmaktadır.',
  invalid_otp: 'Lütfen doğrulama kodunu kontrol ediniz.',
  too_many_incorrect_otp: 'Çok fazla sayıda hatalı giriş yaptınız.',
  otp_required: 'Önce e-posta adresinizi doğrulayın.',
  bank_not_found: 'IBAN bilgisine ait banka bulunamadı.',
  tax_number_length: 'Vergi Numarası 10 haneden oluşmalıdır.',
  application_not_editable: 'Bu durumdaki bir başvuru değiştirilemez.',
  application_incomplete: 'Başvuruda eksik bilgi veya belge var.',
  documents_awaited: 'Geri gönderilen belgeler gelmeden başvuru tamamlanamaz.',
  invalid_status_change: 'Başvurunun durumu bu şekilde değiştirilemez.',
  infected_file: 'Dosyada zararlı yazılım bulundu.',
  venue_not_found: 'Mağaza bulunamadı.',
  venue_already_exist: 'Aynı isimde başka bir mağaza bulunmaktadır. Mağaza adını güncelleyiniz.',
  busy_time_exceed: 'Yoğunluk bitiş saati aşıldı',
  cannot_mark_as_coming_soon: 'Daha önce aktif edilmiş bir mağaza için Yakında seçeneği seçilemez',
  free_usage_days_count_exceed: 'Kalan tatil kullanım hakları aşıldı',
  campaign_not_found: 'Kampanya bulunamadı.',
  campaign_group_not_found: 'Kampanya grubu bulunamadı.',
  campaign_code_already_exists: 'Bu kod başka bir kampanyada kullanılıyor.',
  campaign_codes_frozen:
    'Kodları oluşturulan kampanyanın türü, indirimi, kullanım adedi, kod tipi ve kodu değiştirilemez.',
  campaign_codes_missing: 'Bu kampanya için oluşturulmuş kod yok.',
  campaign_codes_running: 'Kodlar hâlen üretiliyor. Lütfen bekleyin.',
  campaign_takes_no_codes: 'Bu kampanyaya kod eklenemez.',
  campaign_of_other_group: 'Seçilen kampanyalardan biri başka bir gruba ait.',
  company_has_campaign:
    'Bu grupta aynı başlıkla kampanyası olan iş yeri var: {company}. Seçimden çıkarın ya da başlığı değiştirin.',
  user_count_below_used: 'Toplam kod adedi, kullanılan kod sayısından ({used}) az olamaz.',
  user_count_below_made: 'Toplam kod adedi, oluşturulan kod sayısından ({made}) az olamaz.',
  user_count_max: 'Bir kampanyada en fazla {max} kod olabilir.',
  check_end_date: 'Son kontrol tarihini kontrol edin',
  ordering_cannot_be_same: 'Sıralama değeri başka bir afiş ile aynı olamaz.',
  cannot_be_negative: 'Sıralama değeri negatif değer olamaz.',
  merchant_onboardings_full: 'En çok 4 afiş olabilir; birini pasif yapmak yer açmaz.',
  help_category_not_found: 'Kategori bulunamadı.',
  subscription_not_removable: 'Üyelik 48 saat içinde başladığı için iptal edilemez. {from} sonra deneyin.',
  time_period_already_exists: 'Bu süre zaten kayıtlı.',
  milk_type_already_exists: 'Bu süt tipi zaten kayıtlı.',
  coffee_size_already_exists: 'Bu kahve boyu zaten kayıtlı.',
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
  date_range_open: 'Başlangıç ve bitiş tarihlerinden birisi girilmişse diğeride girilmek zorundadır',
  date_range_reversed: 'Başlangıç tarihi bitiş tarihinden büyük olamaz',
  link: 'Link alanını kontrol edin',
  link_with_parts: 'Link metni alanı dolu olmalıdır',
  word_characters: 'Yalnızca harf (A-Z), rakam ve alt çizgi kullanın.',
  code_length: 'Kod {min}-{max} karakter olmalıdır.',
  no_code_with_type: 'Kodsuz seçeneği yalnızca Genel kampanyada kullanılabilir.',
  discount_range: 'İndirim tutarı en az {min} en fazla {max} olmalıdır.',
  unknown_field: 'Bu alan bilinmiyor.',
  person_name: 'Ad ve soyadı doğru bir formatta yazınız.',
  latin_letters: 'Yalnızca Türkçe ve Latin harfleri kullanın.',
  phone: 'Telefon numarası hatalı!',
  iban: 'Geçerli bir IBAN girin.',
  otp: 'Kod 6 haneden oluşmalıdır.',
  tax_number_length: 'Vergi Numarası 10 haneden oluşmalıdır.',
  time: 'Saati 09:30 biçiminde girin.',
  hours_required: 'Çalışma saatleri boş bırakılamaz.',
  hours_equal: 'Açılış ve kapanış saati aynı olamaz.',
  milk_required: 'Lütfen en az 1 tane süt tercihi yapınız',
  executives_max: 'Sadece 2 yetkili eklenebilir',
  coffee_not_offered: 'Bu kahve veya boy bu paketle sunulmuyor.',
  coffee_twice: 'Aynı kahvenin aynı boyu bir kez girilebilir.',
  busy_end_required: 'Yoğunluk bitiş saati girişi yapmalısınız!',
  holiday_end_required: 'Tatil bitiş tarihi girişi yapmalısınız!',
  not_together: 'Yoğunluk ve tatil yalnızca aktif mağazada, biri seçilerek kullanılabilir.',
  image_type: 'Yalnızca JPG veya PNG yükleyebilirsiniz.',
  image_size: 'Görsel en fazla 2 MB olabilir.',
  image_content: 'Görsel okunamadı.',
  consent: 'Devam etmek için onay vermelisiniz.',
  file_type: 'Yalnızca JPG, JPEG, PNG veya PDF yükleyebilirsiniz.',
  file_type_jpg: 'Yalnızca JPG yükleyebilirsiniz.',
  file_type_jpg_png: 'Yalnızca JPG veya PNG yükleyebilirsiniz.',
  file_type_json: 'Yalnızca JSON yükleyebilirsiniz.',
  file_size: 'Maksimum dosya boyutunu aştınız (10MB).',
  file_size_350: 'Dosya boyutu en fazla 350 KB olmalıdır.',
  file_size_animation: 'Animasyon en fazla 1 MB olabilir.',
  file_size_onboarding: 'Görsel en fazla 2 MB olabilir.',
  file_empty: 'Dosya boş.',
  file_content: 'Dosyanın içeriği uzantısıyla uyuşmuyor.',
  file_active: 'Etkin içerik (komut, ek dosya) taşıyan PDF yüklenemez.',
  file_locked: 'Şifreli PDF yüklenemez.',
  file_infected: 'Dosyada zararlı yazılım bulundu.',
  image_or_animation: 'Resim ve animasyon alanlarından en az bir tanesi doldurulmalıdır.',
  animation_content: 'Dosya bir Lottie animasyonu değil.',
  animation_deep: 'Animasyon çok derin iç içe katman içeriyor.',
  animation_heavy: 'Animasyon çok fazla şekil çizdiriyor. Sadeleştirip yeniden dışa aktarın.',
  animation_expression: 'Animasyon ifade (expression) içeriyor. İfadeleri kapatarak yeniden dışa aktarın.',
  animation_external: 'Animasyon dışarıdan dosya istiyor. Görselleri gömerek yeniden dışa aktarın.',
  sub_campaigns_max: 'Bir grupta en fazla {max} kampanya olabilir.',
  mass_codes_max: 'Bu kadar iş yerinde, iş yeri başına en fazla {each} kod üretilebilir.',
};

const fill = (text: string, params: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

/** Sentences of codes that mean something else in the calls of one noun. */
const errorMessagesOf: Readonly<Record<string, Partial<Record<ErrorCode, string>>>> = {
  endUsers: { user_not_found: 'Bu user ID ile sisteme kayıtlı kullanıcı bulunmamaktadır.' },
};

/**
 * Title and sentence of an error code.
 *
 * @param call id of the contract's entry that is refused, as some calls say another sentence
 */
export const errorText = (code: ErrorCode, params?: Readonly<Record<string, string | number>>, call = '') => ({
  title: errorTitle,
  message: fill(errorMessagesOf[call.split('.', 1)[0] ?? '']?.[code] ?? errorMessages[code], params),
});

/** Why a member cannot be helped. */
export const memberTexts = { noSubscription: 'Üyenin iptal edilecek bir aboneliği yok.' };

/** Sentences of a file that is too large, by the bytes that are allowed; any other limit is that of a document. */
const fileSizes: Readonly<Record<number, string>> = {
  [contentImageBytesMax]: 'file_size_350',
  [animationBytesMax]: 'file_size_animation',
  [onboardingImageBytesMax]: 'file_size_onboarding',
};

/** Which sentence tells a fault: of some codes there are several, told apart by what is asked for. */
const messageOf = ({ code, params }: FieldError): string => {
  if (code === 'file_type' && typeof params?.['types'] === 'string') return `file_type_${params['types']}`;
  return (code === 'file_size' && fileSizes[Number(params?.['max'])]) || code;
};

/** What a call says when it succeeded, by its id; most say nothing. */
const successMessages: Readonly<Record<string, string>> = {
  'helpContents.create': 'Yardım içeriği eklendi.',
  'helpContents.update': 'Yardım içeriği güncellendi.',
  'helpContents.remove': 'Yardım içeriği silindi.',
  'helpContents.setActive': 'Güncelleme işlemi başarılıdır',
  'helpContents.setPriority': 'Güncelleme işlemi başarılıdır',
};

/** Code, title and sentence of a success that has one. */
export const successText = (id: string) => {
  const message = successMessages[id];
  return message === undefined ? undefined : { code: 'success', title: 'Başarılı', message };
};

/** Sentence of one field's fault. */
export const fieldText = (fault: FieldError): string => {
  const sentence =
    fieldMessages[messageOf(fault)] ?? errorMessages[fault.code as ErrorCode] ?? errorMessages.validation_failed;
  return fill(sentence, fault.params);
};

/** Labels of the enumerations, in the order in which they are offered. */
export const enumTexts: Record<EnumName, Record<string, string>> = {
  CompanyStatus: { Open: sheetTexts.companyStatuses[0], Closed: sheetTexts.companyStatuses[1] },
  CompanyStatusReasonType: sheetTexts.companyStatusReasons,
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
