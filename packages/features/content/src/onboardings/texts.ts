import { defineTexts } from '@telve/kit';
import { screenTexts } from './shared/texts';
import { onboardingTitles } from './titles/texts';

/** Every Turkish text of the consumer onboarding screens, replaced by an embedder under the name `onboardings`. */
export const onboardingTexts = defineTexts('onboardings', {
  ...onboardingTitles,
  ...screenTexts,
  about: 'Üye uygulaması ilk açıldığında bu sırayla görünür.',
  caption: 'Karşılama ekranları',
  add: 'Ekran ekle',
  columns: { ordering: 'Sıra', title: 'Ekran', description: 'Açıklama', active: 'Aktif', actions: 'İşlemler' },
  empty: { title: 'Henüz karşılama ekranı yok', description: 'Eklenen ekranlar burada sırayla listelenir.' },
  reorder: {
    handle: '{name} ekranını taşı',
    saidLifted:
      '“{name}” tutuldu, {count} ekranın {place}. sırasında. Ok tuşlarıyla taşıyın, Boşluk ile bırakın, Esc ile vazgeçin.',
    saidMoved: '“{name}”, {count} ekranın {place}. sırasında.',
    saidDropped: '“{name}” bırakıldı, {count} ekranın {place}. sırasında.',
    saidBack: '“{name}” eski yerinde, {count} ekranın {place}. sırasında.',
  },
  orderChanged: 'Ekranlar bu sırada değişti. Güncel sıra gösteriliyor; sıralamayı yeniden yapın.',
  identity: (id: number) => `Karşılama ekranı ${id}`,
  labels: { ...screenTexts.labels, animation: 'Animasyon' },
  sections: { ...screenTexts.sections, media: 'Görsel ve animasyon' },
  mediaText: 'En az biri gereklidir. İkisi varsa uygulama animasyonu gösterir.',
  linkHint: 'Uygulamadaki yer, örneğin /kampanyalar, ya da https:// ile başlayan adres.',
  imageRule: 'JPG veya PNG, en çok 2 MB · 296×269 piksel önerilir.',
  imageTooBig: 'Görsel en fazla 2 MB olabilir.',
  imageOrAnimation: 'Resim ve animasyon alanlarından en az bir tanesi doldurulmalıdır.',
  animationRule: 'Lottie JSON, en çok 1 MB',
  animationChecked: 'Kod, dış görsel ve ifade içermediği denetlendi.',
  animationLook: (format: string, seconds: string) =>
    format === '' ? `${seconds} sn` : `Lottie ${format} · ${seconds} sn`,
  storedAnimationLook: (format: string, size: string, seconds: string) =>
    format === '' ? `${size} · ${seconds} sn` : `Lottie ${format} · ${size} · ${seconds} sn`,
  storedAnimation: 'Kayıtlı animasyon.json',
  animationFaults: {
    file_type: 'Animasyon bir JSON dosyası olmalıdır.',
    file_empty: 'Dosya boş. Başka bir animasyon seçin.',
    file_size: 'Animasyon en fazla 1 MB olabilir. Daha küçük bir animasyon seçin.',
    animation_content:
      'Animasyon kullanılamadı: dosya bir Lottie animasyonu değil. Lottie JSON olarak dışa aktarılmış bir dosya seçin.',
    animation_deep: 'Animasyon kullanılamadı: katmanlar çok derin iç içe. Sadeleştirip yeniden dışa aktarın.',
    animation_heavy: 'Animasyon kullanılamadı: çok fazla şekil çizdiriyor. Sadeleştirip yeniden dışa aktarın.',
    animation_expression:
      'Animasyon kullanılamadı: ifade (expression) içeriyor. İfadeleri kapatarak yeniden dışa aktarın.',
    animation_external:
      'Animasyon kullanılamadı: dışarıdan dosya istiyor. Görselleri dosyaya gömerek yeniden dışa aktarın.',
  } as Readonly<Record<string, string>>,
  deleted: {
    title: 'Ekran siz bakarken silindi',
    text: 'Değişiklikler kaydedilmedi; yazdıklarınız duruyor. Ekranı yeniden ekleyebilirsiniz; kayıtlı görsel ve animasyonun yeniden seçilmesi gerekir.',
    add: 'Yeni ekran olarak ekle',
    stay: 'Formda kal',
    blocked: 'Ekran silindiği için güncellenemez.',
  },
  remove: {
    button: 'Sil',
    title: 'Ekran silinecek',
    text: (title: string) => `“${title}” üye uygulamasında artık görünmez. Bu işlem geri alınamaz.`,
    busy: 'Siliniyor',
    done: 'Ekran silindi.',
  },
  preview: {
    title: 'Uygulamada görünüm',
    label: 'Telefon önizlemesi',
    noTitle: 'Başlık burada görünür',
    noDescription: 'Açıklama yazınca burada görünür.',
    noPicture: 'Görsel ya da animasyon seçince burada görünür.',
    loading: 'Animasyon yükleniyor…',
    failed: 'Animasyon burada oynatılamadı. Ekranı yine de kaydedebilirsiniz.',
    play: 'Animasyonu oynat',
    pause: 'Animasyonu duraklat',
    progress: 'Animasyonun neresinde',
    time: (now: string, whole: string) => `${now} / ${whole} sn`,
    hidden: 'Ekran pasif: uygulamada görünmez.',
  },
});

export type OnboardingTexts = typeof onboardingTexts.defaults;
