/** What can be wrong with a page around the application. */
export type FindingCode =
  | 'not-found'
  | 'nothing-shown'
  | 'second-react'
  | 'second-kit'
  | 'missing-nonce'
  | 'blocked-storage'
  | 'host-css';

/** One thing to mend, in one line. */
export interface Finding {
  code: FindingCode;
  text: string;
}

export type FindingLanguage = 'tr' | 'en';

type Words = Record<FindingCode, (detail: string) => string>;

/** For developers of the page around, so in both their languages. */
export const findingTexts: Record<FindingLanguage, Words> = {
  tr: {
    'not-found': () =>
      'Bu öğenin içinde Telve bulunamadı: mount() çağrısını veya <telve-merchant-application> öğesini denetleyin.',
    'nothing-shown': () =>
      'Öğe sayfada, ama boş: telve:error olayındaki iletiye bakın; çoğunlukla bir seçenek eksiktir.',
    'second-react': (detail) =>
      `Sayfada birden çok React DOM kopyası var (${detail}): paketleyicinizde react ve react-dom tek kopyaya indirilmeli.`,
    'second-kit': (detail) => `Sayfada @telve/kit ${detail} de var: bütün @telve paketlerini aynı sürümde kurun.`,
    'missing-nonce': () =>
      'Stiller uygulanmıyor: sayfanın içerik güvenlik ilkesi nonce istiyor; nonce seçeneğine yanıtın nonce değerini verin.',
    'blocked-storage': () =>
      'Tarayıcı depolaması kapalı: form çalışır, ama drafts için IndexedDB kullanan bir saklama taslağı tutamaz.',
    'host-css': (detail) =>
      `Sayfanızın “${detail}” kuralı alanlarımıza ulaşıyor: kuralı daraltın veya mount() ile gölge kökte gösterin.`,
  },
  en: {
    'not-found': () =>
      'There is no Telve inside this element: check the call of mount() or <telve-merchant-application>.',
    'nothing-shown': () =>
      'The element is there but empty: read the message of its telve:error event; mostly an option is missing.',
    'second-react': (detail) =>
      `There is more than one copy of React DOM on the page (${detail}): have your bundler dedupe react and react-dom.`,
    'second-kit': (detail) =>
      `There is also @telve/kit ${detail} on the page: install all @telve packages in one version.`,
    'missing-nonce': () =>
      'Styles do not apply: the content security policy of the page asks for a nonce; pass the nonce of the answer as nonce.',
    'blocked-storage': () =>
      'Browser storage is blocked: the form works, but a drafts adapter over IndexedDB can keep no draft.',
    'host-css': (detail) =>
      `Your rule “${detail}” reaches our fields: narrow it, or show the form in a shadow root with mount().`,
  },
};
