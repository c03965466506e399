import type { ApplicationDocument, ApplicationStatus, DocumentReason } from '@telve/api';

/** Changes of status that a mail tells of; an application begins with a mail of its own. */
export type ToldStatus = Exclude<ApplicationStatus, 'NewApplication'>;

interface StatusWords {
  subject: string;
  intro: string;
  closing: string;
}

const status: Record<ToldStatus, StatusWords> = {
  PendingPreApproval: {
    subject: 'Başvurunuz değerlendiriliyor',
    intro: 'Başvurunuz ekibimiz tarafından değerlendirmeye alındı.',
    closing: 'Sonuçlandığında size yine e-posta ile haber vereceğiz.',
  },
  PreApproved: {
    subject: 'Ön onayınız tamamlandı',
    intro: 'Ön onayınız tamamlanmıştır. Başvurunuzu tamamlamak için bilgilerinizi girip belgelerinizi yükleyin.',
    closing: 'Panele bu e-posta adresinizle giriş yapabilirsiniz.',
  },
  PendingApproval: {
    subject: 'Başvurunuz inceleniyor',
    intro: 'Bilgileriniz ve belgeleriniz bize ulaştı. Başvurunuz inceleniyor.',
    closing: 'Ekibimiz sizinle iletişime geçecektir.',
  },
  AwaitingStoreOpening: {
    subject: 'Başvurunuz onaylandı, mağaza açılışı bekleniyor',
    intro: 'Başvurunuzun incelemesi tamamlandı. Mağazanızın açılışını bekliyoruz.',
    closing: 'Ekibimiz sizinle iletişime geçecektir.',
  },
  Rejected: {
    subject: 'Başvurunuz sonuçlandı',
    intro: 'Başvurunuz değerlendirildi ve maalesef olumlu sonuçlanmadı.',
    closing: 'İlginiz için teşekkür ederiz.',
  },
  Completed: {
    subject: 'Başvurunuz tamamlandı',
    intro: 'Başvurunuz onaylandı ve işlemleri tamamlandı. Aramıza hoş geldiniz.',
    closing: 'Ekibimiz sonraki adımlar için sizinle iletişime geçecektir.',
  },
};

const documents: Record<ApplicationDocument, string> = {
  taxPlate: 'Vergi levhası',
  certificateOfActivity: 'Faaliyet belgesi',
  signatureCircular: 'İmza sirküleri',
  tradeRegistryRecord: 'Ticaret sicil kaydı',
  contract: 'Sözleşme',
};

const reasons: Record<DocumentReason, string> = {
  CutOff: 'Sayfa kesik.',
  Unreadable: 'Okunmuyor.',
  Expired: 'Süresi dolmuş.',
  WrongDocument: 'Yanlış belge.',
};

/** Every sentence of the mails about applications. */
export const applicationMailTexts = {
  code: {
    subject: 'Telve doğrulama kodunuz',
    intro: 'Başvurunuza devam etmek için bu kodu başvuru sayfasına yazın.',
    label: 'Doğrulama kodunuz',
    rules: (life: string) =>
      `Kod bir kez kullanılabilir ve ${life} geçerlidir. Yeni bir kod isterseniz bu kod geçersiz olur.`,
    closing: 'Bu kodu kimseyle paylaşmayın. Başvuruyu siz yapmadıysanız bir şey yapmanız gerekmez.',
  },
  known: {
    subject: 'Telve başvurunuz hakkında',
    intro:
      'Bu e-posta adresiyle yeni bir başvuru yapılmak istendi. Bu adresle bir hesap ya da sonuçlanmamış bir başvuru bulunduğu için yeni başvuru alınamadı.',
    closing: 'Başvuruyu siz yapmadıysanız bir şey yapmanız gerekmez.',
  },
  received: {
    subject: 'Başvurunuz alındı',
    intro: 'Başvurunuz bize ulaştı. Başvurunuz için teşekkür ederiz.',
    closing:
      'Satış ekibimiz en kısa sürede sizinle iletişime geçecektir. Başvuruyu siz yapmadıysanız bir şey yapmanız gerekmez.',
  },
  status,
  documentsWanted: {
    subject: 'Başvurunuz için belge bekliyoruz',
    intro: 'Başvurunuzu inceledik. Aşağıdaki belgeleri yeniden yüklemenizi rica ederiz.',
    closing: 'Diğer bilgileriniz ve belgeleriniz kayıtlıdır, yeniden girmeniz gerekmez.',
  },
  openApplication: 'Başvuruma git',
  documents,
  reasons,
} as const;
