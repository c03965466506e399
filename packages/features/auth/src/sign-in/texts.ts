import { defineTexts } from '@telve/kit';

/**
 * The sentences of the sign-in page, replaced under the name `auth` as all of them: who signs in waits for no other screen's.
 * Messages quoted by the specification stand letter for letter.
 */
export const signInTexts = defineTexts('auth', {
  signInTitle: 'Tekrar hoş geldiniz',
  signInLead: 'Yönetim paneline giriş yapın.',
  signInOrApplyLead: 'Yönetim paneline giriş yapın ya da işletmeniz için yeni bir başvuru başlatın.',
  signInTabs: 'Giriş veya başvuru',
  email: 'E-posta',
  emailPlaceholder: 'ad@isletme.com',
  password: 'Şifre',
  signIn: 'Giriş yap',
  signingIn: 'Giriş yapılıyor',
  forgotPasswordLink: 'Şifremi unuttum',
  requiredFields: 'Lütfen zorunlu alanları doldurun.',
  signInEmailInvalid: 'Lütfen e-posta adresinizi kontrol edip tekrar deneyin.',
  emailOrPasswordIncorrect: 'E-posta veya şifre yanlış.',
  signInFailed: 'Bir hata oluştu.',
  signInRefusedTitle: 'Giriş yapılamadı',
  tooManyRequests: (seconds: number) =>
    seconds >= 120
      ? `Çok fazla deneme yapıldı. ${Math.ceil(seconds / 60)} dakika sonra yeniden deneyin.`
      : `Çok fazla deneme yapıldı. ${seconds} saniye sonra yeniden deneyin.`,
  endedExpired: 'Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.',
  endedForbidden: 'Oturumunuz sona erdi. Bu işlem için yetkiniz bulunmuyor.',
  endedLogout: 'Çıkış yaptınız.',
  storageBlocked: 'Tarayıcınız bu sitenin veri saklamasını engelliyor. Sayfa yenilenirse oturumunuz kapanır.',
  // Art panel
  copyright: (year: number, product: string) => `© ${year} ${product}`,
  claim: 'Her fincanın bir abonesi,\nher mağazanın düzenli bir müşterisi olsun.',
  artLabel: 'Rakamlarla Telve',
  businessesValue: '500+',
  businesses: 'işletme',
  productsValue: '200.000+',
  products: 'satılan ürün',
  customersValue: '10.000+',
  customers: 'müşteri',
  maxLength: (max: number) => `Maksimum ${max} karakter olmalıdır.`,
});

export type SignInTexts = typeof signInTexts.defaults;
