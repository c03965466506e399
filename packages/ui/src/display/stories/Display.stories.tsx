import { Button } from '../../button/Button';
import { Switch } from '../../fields/Switch';
import { Alert, type AlertTone } from '../alert/Alert';
import { Avatar } from '../avatar/Avatar';
import { Badge, type BadgeTone } from '../badge/Badge';
import { Card } from '../card/Card';
import { EmptyState } from '../empty/EmptyState';
import { ImageIcon, PlusIcon, SearchXIcon } from '../icons/icons';
import { Brand } from '../mark/Brand';
import { PageHead } from '../page-head/PageHead';
import { ProgressBar } from '../progress/ProgressBar';
import { SaveBar } from '../save-bar/SaveBar';
import { SettingRow } from '../setting-row/SettingRow';
import { Skeleton } from '../skeleton/Skeleton';
import { Tag } from '../tag/Tag';

export default { title: 'Display' };

const badges: readonly [BadgeTone, string][] = [
  ['success', 'Aktif'],
  ['warning', 'Yoğun'],
  ['danger', 'Reddedildi'],
  ['info', 'Tatil'],
  ['neutral', 'Pasif'],
  ['accent', 'Ön onaylandı'],
];

export const Badges = () => (
  <p>
    {badges.map(([tone, label]) => (
      <Badge key={tone} tone={tone}>
        {label}
      </Badge>
    ))}
    <Badge tone="accent" dot="ring">
      Yakında
    </Badge>
  </p>
);

export const Tags = () => (
  <p>
    <Tag>Basic</Tag> <Tag variant="strong">Basic + Plus</Tag> <Tag variant="inverse">+1 gün</Tag>{' '}
    <Tag variant="accent">Yeni</Tag>
  </p>
);

export const People = () => (
  <>
    <Avatar name="Nehir Saraçgil" />
    <Avatar name="ismail ışık" size="lg" tone="neutral" />
    <Brand name="Telve" note="Yönetim paneli" href="#" />
  </>
);

const alerts: readonly [AlertTone, string, string][] = [
  ['info', 'Tarih filtresi bitiş tarihine göre çalışır', 'Bitiş tarihi seçtiğiniz aralıkta olan afişler listelenir.'],
  ['success', 'Ön onayınız tamamlandı', 'Belgelerinizi yükleyerek başvurunuzu tamamlayın.'],
  ['warning', 'Kampanyanın süresi dolmak üzere', '29.11.2026 tarihinde sona erer.'],
  ['danger', 'Bir hata oluştu', 'Değişiklikler kaydedilemedi.'],
  ['neutral', 'Salt okunur', 'Bu bölümü yalnız yöneticiler değiştirebilir.'],
];

export const Alerts = () => (
  <>
    {alerts.map(([tone, title, text]) => (
      <Alert
        key={tone}
        tone={tone}
        title={title}
        action={tone === 'danger' ? <Button size="sm">Yeniden dene</Button> : undefined}
      >
        {text}
      </Alert>
    ))}
  </>
);

export const Waiting = () => (
  <div aria-busy="true">
    <Skeleton width="40%" />
    <Skeleton height={24} />
    <ProgressBar label="faaliyet-belgesi.jpg" value={63} valueText="2,4 / 3,8 MB" />
    <ProgressBar label="Hatalı satırlar" value={12} tone="danger" />
  </div>
);

export const Empty = () => (
  <>
    <EmptyState
      icon={<ImageIcon />}
      title="Henüz afiş yok"
      description="Uygulama ana ekranındaki ilk afişi ekleyin."
      action={
        <Button size="sm" variant="primary" icon={<PlusIcon />}>
          Afiş ekle
        </Button>
      }
    />
    <EmptyState
      icon={<SearchXIcon />}
      title="Sonuç bulunamadı"
      description="“kırk fincan” aramasına uyan mağaza yok."
    />
  </>
);

export const Editor = () => (
  <>
    <PageHead
      title="Kırık Fincan Moda"
      status={<Badge tone="success">Aktif</Badge>}
      identity="KF-0142 · İstanbul / Kadıköy"
      back={{ label: 'Mağazalar', href: '#magazalar' }}
      actions={<Button>Geçmiş</Button>}
    />
    <Card
      title="Durum"
      description="Üyelerin uygulamada gördüğü"
      actions={<Button size="sm">Düzenle</Button>}
      footer={<Button>Kaydet</Button>}
    >
      <SettingRow
        title="Yoğun"
        description="Kapatınca her iki bilgi de temizlenir."
        control={<Switch label="Yoğun" hideLabel checked onChange={() => {}} />}
      />
      <SettingRow title="Tatil" control={<Switch label="Tatil" hideLabel checked={false} onChange={() => {}} />} />
    </Card>
    {(['dirty', 'saving', 'clean'] as const).map((state) => (
      <SaveBar key={state} state={state} label={undefined} detail="Genel bilgiler, Fatura">
        <Button variant="ghost">Vazgeç</Button>
        <Button variant="primary" loading={state === 'saving'}>
          Güncelle
        </Button>
      </SaveBar>
    ))}
  </>
);
