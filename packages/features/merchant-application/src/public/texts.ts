import { defineTexts } from '@telve/kit';

/** Every sentence of the two public forms. Messages quoted by the specification stand letter for letter. */
export const publicApplicationTexts = defineTexts('publicApplication', {
  steps: 'Başvuru adımları',
  stepForm: 'Bilgiler',
  stepCode: 'E-posta onayı',
  stepDone: 'Tamamlandı',
  claim: 'Başvurunuz birkaç dakika sürer. Ön onaydan sonra belgelerinizi panelden yüklersiniz.',
  // Fields
  storeNameWrong: 'Mağaza adı hatalı!',
  nameWrong: 'Ad ve soyadı doğru bir formatta yazınız.',
  phoneWrong: 'Telefon numarası hatalı!',
  emailWrong: 'Lütfen geçerli bir mail adresi giriniz.',
  addressWrong: 'Adres hatalı!',
  required: (label: string) => `${label} alanı zorunludur.`,
  maxLength: (max: number) => `Maksimum ${max} karakter olmalıdır.`,
  fieldWrong: (label: string) => `${label} alanını kontrol edin.`,
  emailHint: 'Bu adrese 6 haneli bir kod göndereceğiz.',
  addressExample: 'Mahalle, cadde, no, ilçe, il',
  consentBefore: 'Kişisel verilerimin ',
  consentLink: 'açık rıza metni',
  consentAfter: ' kapsamında yurt dışına aktarılmasını kabul ediyorum.',
  honeypot: 'Web siteniz (boş bırakın)',
  continue: 'Devam et',
  sendingCode: 'Kod gönderiliyor',
  sendingApplication: 'Başvuru gönderiliyor',
  incomplete: 'Devam etmek için bütün alanları doldurup onay kutusunu işaretleyin.',
  // Contract text
  contractTitle: 'Aydınlatma metni',
  contractLoading: 'Metin yükleniyor',
  contractFailed: 'Metin yüklenemedi. Bağlantınızı denetleyip yeniden deneyin.',
  close: 'Kapat',
  // Code
  codeTitle: 'Kodu girin',
  codeSentTo: ' adresine gönderdiğimiz 6 haneli kodu yazın.',
  changeEmail: 'E-postayı değiştir',
  code: '6 haneli doğrulama kodu',
  codeHint: 'Kodu yapıştırabilirsiniz. E-posta gelmediyse gereksiz klasörünü kontrol edin.',
  codeSent: (email: string) => `${email} adresine yeni bir kod gönderildi.`,
  timeLeft: 'Kalan süre',
  secondsLeft: (seconds: number) => `Kodun süresinin dolmasına ${seconds} saniye kaldı.`,
  timeOver: 'Süre doldu.',
  timeOverText: 'Yeni bir kod isteyerek devam edebilirsiniz.',
  confirm: 'Onayla',
  confirming: 'Onaylanıyor',
  resend: 'Kodu yeniden gönder',
  resending: 'Kod gönderiliyor',
  // Success
  doneTitle: 'Başvurunuz alındı',
  doneText: (email: string) =>
    `Ekibimiz başvurunuzu inceleyecek. Ön onaydan sonra giriş bilgileriniz ${email} adresine gönderilir.`,
  doneLeave: 'Girişe dön',
  // Refusals
  userExists: 'Girmiş olduğunuz e-posta adresi ile bir kullanıcı mevcut.',
  applicationOpen: 'Onaylanmamış bir başvurunuz bulunmaktadır.',
  applicationExists: 'Bu email ile başvurunuz mevcuttur.',
  codeWrong: 'Kod hatalı',
  codeWrongText: 'Lütfen doğrulama kodunu kontrol ediniz.',
  tooManyTries: 'Çok fazla sayıda hatalı giriş yaptınız.',
  tooManyTriesText: 'Süre dolunca yeni bir kod isteyin.',
  confirmationOver: 'E-posta onayınız geçerliliğini yitirdi.',
  confirmationOverText: 'Yeni bir kod isteyip yeniden onaylayın. Yazdıklarınız duruyor.',
  wait: (seconds: number) =>
    seconds >= 120
      ? `Çok fazla deneme yapıldı. ${Math.ceil(seconds / 60)} dakika sonra yeniden deneyin.`
      : `Çok fazla deneme yapıldı. ${seconds} saniye sonra yeniden deneyin.`,
  waitCode: (seconds: number) =>
    seconds >= 120
      ? `Bu adrese az önce bir kod gönderildi. Yenisi ${Math.ceil(seconds / 60)} dakika sonra istenebilir.`
      : `Bu adrese az önce bir kod gönderildi. Yenisi ${seconds} saniye sonra istenebilir.`,
  enterCode: 'Kodu gir',
  failed: 'Bir hata oluştu',
  failedText: 'Yazdıklarınız duruyor. Bağlantınızı denetleyip yeniden deneyin.',
  retry: 'Yeniden dene',
  refusedFields: 'Bazı bilgiler kabul edilmedi. İşaretli alanları düzeltin.',
  // Simple form
  simpleTitle: (product: string) => `${product} ailesine katılın`,
  simpleLead: 'Bilgilerinizi bırakın, satış ekibimiz sizi arasın.',
  simplePhone: 'Telefon',
  simpleSend: 'Gönder',
  simpleSending: 'Gönderiliyor',
  simpleNoteBefore: 'Göndererek ',
  simpleNoteLink: 'aydınlatma metnini',
  simpleNoteAfter: ' okuduğunuzu belirtirsiniz.',
  simpleThanks: 'Başvurunuz için teşekkür ederiz.',
  simpleThanksText: 'Satış ekibimiz en kısa sürede sizinle iletişime geçecektir.',
  simpleFailed: 'Başvuru işlemi gerçekleştirilemedi.',
  simpleFailedText: 'Yazdıklarınız duruyor; birkaç dakika sonra yeniden gönderin.',
  simpleAgain: 'Yeniden gönder',
});

export type PublicApplicationTexts = typeof publicApplicationTexts.defaults;
