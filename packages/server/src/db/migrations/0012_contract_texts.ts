import { createHash } from 'node:crypto';
import { dataMigration } from './migration';

const paragraphs = [
  'Telve, 6698 sayılı Kişisel Verilerin Korunması Kanunu (“Kanun”) uyarınca veri sorumlusu olarak, üye iş yeri başvurunuz sırasında paylaştığınız kişisel verileri bu metinde anlatıldığı biçimde işler. Bu metin, Kanun’un 10. maddesindeki aydınlatma yükümlülüğünü yerine getirmek ve 9. maddesi kapsamındaki açık rızanızı almak için hazırlanmıştır.',
  '1. Hangi verileri işliyoruz?\nBaşvuru formunda verdiğiniz mağaza adı, yetkili adı soyadı, telefon numarası, e-posta adresi ve adres; ön onaydan sonra girdiğiniz şirket, vergi, banka ve yetkili bilgileri ile yüklediğiniz belgeler; işlem güvenliği için tutulan tarih, saat ve bağlantı adresi (IP) kayıtları.',
  '2. Hangi amaçlarla işliyoruz?\nBaşvurunuzu almak ve değerlendirmek, e-posta adresinizin size ait olduğunu doğrulamak, sizinle başvurunuz hakkında iletişim kurmak, üye iş yeri sözleşmesini hazırlamak ve yürütmek, yasal yükümlülüklerimizi yerine getirmek, hizmetin güvenliğini sağlamak ve kötüye kullanımı önlemek.',
  '3. Hangi hukuki sebeplere dayanıyoruz?\nVerilerinizi, Kanun’un 5. maddesinin ikinci fıkrasında sayılan; bir sözleşmenin kurulması veya ifasıyla doğrudan doğruya ilgili olması, hukuki yükümlülüğümüzü yerine getirebilmemiz için zorunlu olması, bir hakkın tesisi, kullanılması veya korunması için zorunlu olması ve temel hak ve özgürlüklerinize zarar vermemek kaydıyla meşru menfaatimiz için zorunlu olması sebeplerine dayanarak işleriz. Verilerinizi elektronik ortamda, bu formlar ve panel aracılığıyla sizden toplarız.',
  '4. Verilerinizi kimlerle paylaşıyoruz?\nVerilerinizi; hizmet aldığımız barındırma, e-posta ve destek sağlayıcılarıyla yalnızca bu hizmetin gerektirdiği ölçüde, yetkili kamu kurum ve kuruluşlarıyla ise mevzuatın öngördüğü hâllerde paylaşırız. Verilerinizi pazarlama amacıyla üçüncü kişilere vermeyiz.',
  '5. Verilerin yurt dışına aktarılması\nPanelin barındırılması ve e-posta gönderimi için kullandığımız sağlayıcıların sunucuları yurt dışında bulunabilir. Formdaki kutuyu işaretlediğinizde, 1. maddede sayılan verilerinizin 2. maddede yazılı amaçlarla ve bu sağlayıcılarla sınırlı olarak yurt dışına aktarılmasına açık rıza vermiş olursunuz. Rızanızı dilediğiniz zaman, ileriye etkili olmak üzere geri alabilirsiniz.',
  '6. Verilerinizi ne kadar süreyle saklıyoruz?\nVerilerinizi başvurunuz sonuçlanana kadar, üye iş yeri olmanız hâlinde sözleşme ilişkisi süresince ve ardından mevzuatta öngörülen zamanaşımı süreleri boyunca saklarız. Süre dolduğunda veriler silinir, yok edilir veya anonim hâle getirilir.',
  '7. Haklarınız nelerdir?\nKanun’un 11. maddesi uyarınca; verilerinizin işlenip işlenmediğini öğrenme, işlenmişse bilgi isteme, işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme, aktarıldığı kişileri bilme, eksik veya yanlış işlenmişse düzeltilmesini, şartları oluştuğunda silinmesini veya yok edilmesini isteme, bu işlemlerin aktarılan kişilere bildirilmesini isteme, münhasıran otomatik sistemlerle analiz edilmesi sonucu aleyhinize bir sonuç doğmasına itiraz etme ve kanuna aykırı işleme nedeniyle zarara uğrarsanız zararın giderilmesini isteme haklarına sahipsiniz.',
  'Taleplerinizi kvkk@telve.example adresine iletebilirsiniz. Başvurunuz en geç otuz gün içinde ücretsiz olarak sonuçlandırılır.',
];

const row = (type: string, version: number, title: string, content: string) => ({
  type,
  version,
  title,
  content,
  sha256: createHash('sha256').update(`${title}\n\n${content}`).digest('hex'),
});

const texts = [
  row('ClarificationText', 1, 'Kişisel Verilere İlişkin Aydınlatma ve Açık Rıza Metni', paragraphs.join('\n\n')),
];

/** The contract texts' first versions. A text is never changed: a step adds its next version, and consents keep theirs. */
export const contractTexts = dataMigration('0012_contract_texts', texts, async (db, rows) => {
  await db.insertInto('contract_texts').values(rows).execute();
});
