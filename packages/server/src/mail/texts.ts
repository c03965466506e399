const oneMinute = 60_000;

/** "30 dakika", "12 saat" or "7 gün": the largest unit that fits. */
export function durationText(milliseconds: number): string {
  const minutes = Math.round(milliseconds / oneMinute);
  if (minutes < 120) return `${minutes} dakika`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} saat` : `${Math.round(hours / 24)} gün`;
}

const rules = (life: string) =>
  `Geçici şifre bir kez kullanılabilir ve ${life} geçerlidir. Giriş yaptıktan sonra yeni bir şifre belirlersiniz.`;

const rulesOfPassive = (life: string) =>
  `Geçici şifre bir kez kullanılabilir ve ${life} geçerlidir. Hesabınız aktif olup giriş yaptıktan sonra yeni bir şifre belirlersiniz.`;

/** Every sentence of the mails. */
export const mailTexts = {
  greeting: (name: string) => (name ? `Merhaba ${name},` : 'Merhaba,'),
  passwordLabel: 'Geçici şifreniz',
  signIn: 'Giriş yap',
  closing: 'Telve',
  automatic: 'Bu e-posta otomatik gönderilmiştir, lütfen yanıtlamayın.',
  forgotPassword: {
    subject: 'Telve geçici şifreniz',
    intro: 'Hesabınız için yeni şifre istendi.',
    rules,
    closing: 'Bu isteği siz yapmadıysanız bir şey yapmanız gerekmez: mevcut şifreniz geçerli kalır.',
  },
  newAccount: {
    subject: 'Telve hesabınız',
    intro: 'Telve panelinde sizin için bir hesap açıldı.',
    rules,
    closing: 'Süre dolduysa giriş sayfasındaki “Şifremi Unuttum” ile yeni bir geçici şifre isteyebilirsiniz.',
  },
  newAccountPassive: {
    subject: 'Telve hesabınız',
    intro:
      'Telve panelinde sizin için bir hesap açıldı, ancak henüz aktif değil. Hesabınız aktif olana kadar giriş yapamazsınız.',
    rules: rulesOfPassive,
    signIn: 'Hesabınız aktif olduğunda giriş adresiniz',
    closing:
      'Süre dolduysa, hesabınız aktif olduktan sonra giriş sayfasındaki “Şifremi Unuttum” ile yeni bir geçici şifre isteyebilirsiniz.',
  },
  newMerchantAccount: {
    subject: 'Telve mağaza uygulaması hesabınız',
    intro: 'Telve mağaza uygulamasında sizin için bir hesap açıldı. Bu e-posta adresiyle giriş yapabilirsiniz.',
    rules,
    closing: 'Süre dolduysa mağaza uygulamasındaki “Şifremi Unuttum” ile yeni bir geçici şifre isteyebilirsiniz.',
  },
  newPassword: {
    subject: 'Telve geçici şifreniz',
    intro: 'Telve ekibi hesabınız için yeni bir şifre oluşturdu.',
    rules,
    closing: 'Geçici şifreyi kullanana kadar mevcut şifreniz geçerli kalır.',
  },
  merchantApproved: {
    subject: 'Hesabınız onaylandı',
    intro: 'Telve mağaza uygulaması hesabınız onaylandı. Artık uygulamaya kendi şifrenizle giriş yapabilirsiniz.',
    closing: 'Şifrenizi hatırlamıyorsanız mağaza uygulamasındaki “Şifremi Unuttum” ile yenisini isteyebilirsiniz.',
  },
  merchantApprovedPassive: {
    subject: 'Hesabınız onaylandı',
    intro:
      'Telve mağaza uygulaması hesabınız onaylandı, ancak henüz aktif değil. Hesabınız aktif olana kadar uygulamaya giriş yapamazsınız.',
    closing: 'Hesabınızın ne zaman aktif olacağını iş yerinizden öğrenebilirsiniz.',
  },
} as const;
